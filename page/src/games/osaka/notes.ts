// What somebody who has not played before is told when it happens for the first time at a table. See lib/notes.ts.
import type { FirstNote } from '../../lib/notes';

export const NOTES: FirstNote[] = [
  { note: 'coins', on: 'osaka-story-takes', by: 'player', place: 'hand' },
  { note: 'stone', on: 'osaka-story-reserves', by: 'player', place: 'stone' },
  { note: 'reserved', on: 'osaka-story-reserves', place: 'market' },
  { note: 'goods', on: 'osaka-story-buys', by: 'player', place: 'goods' },
  { note: 'sails', on: 'osaka-story-sails', place: 'sea' },
  { note: 'refill', on: 'osaka-story-to-farm', place: 'farm' },
  { note: 'payday', on: 'osaka-story-sells', by: 'player', place: 'points' },
  { note: 'rivals-sell', on: 'osaka-story-sells', place: 'rivals' },
  { note: 'sinking', on: 'osaka-story-sinks', place: 'sea' },
  { note: 'loss', on: 'osaka-story-loses', by: 'player', place: 'goods' },
  { note: 'saved', on: 'osaka-story-saves', by: 'player', place: 'goods' },
  { note: 'shuffle', on: 'osaka-story-shuffle', place: 'market' },
];
