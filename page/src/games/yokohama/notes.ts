// What somebody who has not played before is told when it happens for the first time at a table. See lib/notes.ts.
import type { FirstNote } from '../../lib/notes';

export const NOTES: FirstNote[] = [
  { note: 'toll', on: 'yokohama-story-toll', by: 'player', place: 'stock yen' },
  { note: 'toll-got', on: 'yokohama-story-toll', by: 'payee', place: 'stock yen' },
  { note: 'canal', on: 'yokohama-story-canal', by: 'player', place: 'stock yen' },
  { note: 'recall', on: 'yokohama-story-recalls', by: 'player', place: 'hand' },
  { note: 'nowhere', on: 'yokohama-story-stays-in-hand', by: 'player', place: 'hand' },
  { note: 'goods', on: 'yokohama-story-gets', by: 'player', place: 'stock' },
  { note: 'house-yen', on: 'yokohama-story-house-yen', by: 'owner', place: 'stock yen' },
  { note: 'order', on: 'yokohama-story-takes-order', by: 'player', place: 'orders' },
  { note: 'fulfils', on: 'yokohama-story-fulfils', by: 'player', place: 'points' },
  { note: 'agent', on: 'yokohama-story-agent', by: 'player', place: 'agents' },
  { note: 'sends', on: 'yokohama-story-sends', by: 'player', place: 'agents' },
  { note: 'token', on: 'yokohama-story-token', by: 'player', place: 'tokens' },
  { note: 'token-gone', on: 'yokohama-story-token', place: 'rivals' },
  { note: 'shop', on: 'yokohama-story-builds-shop', by: 'player', place: 'points' },
  { note: 'house', on: 'yokohama-story-builds-house', by: 'player', place: 'points' },
  { note: 'recovery', on: 'yokohama-story-recovers', by: 'player', place: 'hand' },
  { note: 'church', on: 'yokohama-story-reaches-church', by: 'player', place: 'church' },
  { note: 'customs', on: 'yokohama-story-reaches-customs', by: 'player', place: 'customs' },
  { note: 'learns', on: ['yokohama-story-learns', 'yokohama-story-learns-and-gets'], by: 'player', place: 'titles' },
  { note: 'achieves', on: 'yokohama-story-achieves', by: 'player', place: 'achievements' },
  { note: 'hires', on: 'yokohama-story-hires', by: 'player', place: 'hand' },
  { note: 'last', on: 'yokohama-story-end', place: 'ends' },
];
