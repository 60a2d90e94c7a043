import { expect, test } from 'vitest';
import { bytes } from './push';

test('a key is read as servers write it', () => {
  expect([...bytes('__79')]).toEqual([255, 254, 253]);
  expect([...bytes('-_8')]).toEqual([251, 255]);
});
