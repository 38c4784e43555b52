import { expect, test } from 'vitest';
import { differentNames } from './file-names.ts';

test.each([
  [
    ['dates.ics', 'reçu.pdf'],
    ['dates.ics', 'reçu.pdf'],
  ],
  [
    ['dates.ics', 'dates.ics', 'dates.ics'],
    ['dates.ics', 'dates-2.ics', 'dates-3.ics'],
  ],
  [
    ['dates.ics', 'dates-2.ics', 'dates.ics'],
    ['dates.ics', 'dates-2.ics', 'dates-3.ics'],
  ],
  [
    ['dates', 'dates', '.hidden', '.hidden'],
    ['dates', 'dates-2', '.hidden', '.hidden-2'],
  ],
])('files of one e-mail have names that differ: %j', (names, expected) => {
  expect(differentNames(names)).toEqual(expected);
});
