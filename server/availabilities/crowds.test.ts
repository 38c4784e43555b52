import { expect, test } from 'vitest';
import { isCrowded, noteCrowd } from './crowds.ts';

test('a crowd is remembered for two seconds, each availability for itself', () => {
  noteCrowd(1, '2026-01-05T08:00:00.000Z');
  expect(isCrowded(1, '2026-01-05T08:00:01.900Z')).toBe(true);
  expect(isCrowded(2, '2026-01-05T08:00:01.900Z')).toBe(false);
  expect(isCrowded(1, '2026-01-05T08:00:02.100Z')).toBe(false);
});
