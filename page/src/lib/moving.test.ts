import { describe, expect, it, vi } from 'vitest';
import { Moving, type Ways } from './moving.svelte';

/** A server that answers when it is told to, and takes back one step at a time. */
function table(step = 5) {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const now = { at: 100, step, can: ['play', 'undo'] };
  let moving: Moving | null = null;
  const ways: Ways = {
    now: () => ({ ...now }),
    send: (action, more) =>
      new Promise((resolve, reject) => {
        sent.push(`${action} ${String(more.move ?? '')}`.trim());
        answers.push(() => {
          if (more.at !== now.at || more.move === 'refused') return reject(new Error('late'));
          resolve(null);
          // The view comes after the answer.
          setTimeout(() => {
            now.at++;
            now.step += action === 'play' ? 1 : -1;
            moving!.arrived(now.at);
          });
        });
      }),
    refused: vi.fn(),
  };
  moving = new Moving(ways);
  const answer = async () => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
    answers.shift()!();
  };
  return { moving, sent, answer, now, refused: ways.refused };
}

describe('a move', () => {
  it('is over when its view is there, not when the answer is', async () => {
    const { moving, answer, now } = table();
    const done = moving.play('go Bank');
    await answer();
    await Promise.resolve();
    expect(moving.sending).toBe(true);
    expect(await done).toBe(true);
    expect([now.step, moving.sending]).toEqual([6, false]);
  });
  it('is taken back as soon as it has arrived', async () => {
    const { moving, sent, answer, now } = table();
    void moving.play('go Bank');
    moving.undo();
    expect(sent).toEqual(['play go Bank']);
    await answer();
    await answer();
    await vi.waitFor(() => expect(moving.taking).toBe(0));
    expect(sent).toEqual(['play go Bank', 'undo']);
    expect(now.step).toBe(5);
  });
});

describe('an answer that nobody was asked for', () => {
  it('is taken back together with what it followed from, where undo is pressed before it has arrived', async () => {
    const { moving, sent, answer, now, refused } = table();
    const first = moving.play('done');
    await answer();
    await first;
    const second = moving.play('recall', true);
    await answer();
    await second;
    void moving.play('get 2', true);
    moving.undo();
    for (let n = 0; n < 4; n++) await answer();
    await vi.waitFor(() => expect(moving.taking).toBe(0));
    expect(sent.slice(3)).toEqual(['undo', 'undo', 'undo']);
    expect(now.step).toBe(5);
    expect(refused).not.toHaveBeenCalled();
  });
  it('is taken back alone afterwards', async () => {
    const { moving, answer, now } = table();
    const played = moving.play('get 2', true);
    await answer();
    await played;
    moving.undo();
    await answer();
    await vi.waitFor(() => expect(moving.taking).toBe(0));
    expect(now.step).toBe(5);
  });
  it('leaves what it followed from to be taken back, if it was refused', async () => {
    const { moving, sent, answer, now } = table();
    void moving.play('refused', true);
    moving.undo();
    await answer();
    await answer();
    await vi.waitFor(() => expect(moving.taking).toBe(0));
    expect(sent).toEqual(['play refused', 'undo']);
    expect(now.step).toBe(4);
  });
});

it('every press of undo counts, one after the other', async () => {
  const { moving, answer, now } = table();
  moving.undo();
  moving.undo();
  await answer();
  await answer();
  await vi.waitFor(() => expect(moving.taking).toBe(0));
  expect(now.step).toBe(3);
});
