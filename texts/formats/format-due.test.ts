import { expect, test } from 'vitest';
import { formatDue } from './format-due.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, ' ');
const time_zone = 'Europe/Brussels';

test.each([
  // the end of a day, in winter, in summer, and on the days on which the clock changes
  ['2026-12-06T23:00:00.000Z', 'dim. 6 décembre 2026', 'Sun 6 December 2026'],
  ['2026-07-15T22:00:00.000Z', 'mer. 15 juillet 2026', 'Wed 15 July 2026'],
  ['2026-03-29T22:00:00.000Z', 'dim. 29 mars 2026', 'Sun 29 March 2026'],
  ['2026-10-25T23:00:00.000Z', 'dim. 25 octobre 2026', 'Sun 25 October 2026'],
  // the start of the item bought
  ['2026-07-06T07:00:00.000Z', 'lun. 6 juillet 2026 à 9 h', 'Mon 6 July 2026 at 9 am'],
])('%s', (due_at, french, english) => {
  expect(plain(formatDue(due_at, { language: 'fr', time_zone }))).toBe(french);
  expect(plain(formatDue(due_at, { language: 'en', time_zone }))).toBe(english);
});
