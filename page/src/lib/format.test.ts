import { expect, test } from 'vitest';
import { ago, botName, clockText, longClockText } from './format';

test('clocks', () => {
  expect(clockText(65)).toBe('1:05');
  expect(clockText(3723.9)).toBe('1:02:03');
  expect(clockText(-3)).toBe('0:00');
});

test('how long ago, in each language', () => {
  expect(ago(0, 180, 'en')).toBe('3 minutes ago');
  expect(ago(0, 180, 'de')).toBe('vor 3 Minuten');
  expect(ago(0, 90_000, 'ja')).toBe('昨日');
});

test('bots are named without their settings', () => {
  expect(botName('search:seconds=1')).toBe('search');
});

test('clocks of days', () => {
  expect(longClockText(86_399, 'en')).toBe('23:59:59');
  expect(longClockText(2 * 86_400 + 3 * 3600 + 59, 'en')).toBe('2\u00a0days 3\u00a0hr');
  expect(longClockText(3 * 86_400, 'ja')).toBe('3\u00a0日');
});
