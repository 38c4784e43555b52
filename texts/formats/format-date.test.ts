import { expect, test } from 'vitest';
import { formatDate, formatDay, formatInstant, formatMonth } from './format-date.ts';
import { formatTime } from './format-time.ts';
import { formatSpan } from './format-span.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const brussels = { language: 'fr', time_zone: 'Europe/Brussels' } as const;

test('a date is the local day of its place', () => {
  expect(plain(formatDate('2026-07-05T22:30:00Z', brussels))).toBe('lun. 6 juillet');
  expect(
    plain(formatDate('2026-07-05T22:30:00Z', { ...brussels, language: 'en', year: true })),
  ).toBe('Mon 6 July 2026');
});

test('a month is the local month of its place', () => {
  expect(formatMonth('2026-06-30T22:30:00Z', brussels)).toBe('juillet 2026');
  expect(formatMonth('2026-06-30T21:30:00Z', { ...brussels, language: 'en' })).toBe('June 2026');
});

test('a birthdate stays the day it is, in every time zone', () => {
  expect(formatDay('2016-02-29', 'fr')).toBe('29 février 2016');
  expect(formatDay('2016-03-01', 'fr')).toBe('1er mars 2016');
  expect(formatDay('2016-03-01', 'en')).toBe('1 March 2016');
});

test('an instant in full', () => {
  expect(plain(formatInstant('2026-07-06T07:00:00Z', brussels))).toBe('lun. 6 juillet 2026 à 9 h');
  expect(plain(formatInstant('2026-07-06T07:00:00Z', { ...brussels, language: 'en' }))).toBe(
    'Mon 6 July 2026 at 9 am',
  );
});

test('midnight is 0 h and not 24 h', () => {
  expect(plain(formatTime('2026-07-05T22:00:00Z', brussels))).toBe('0 h');
});

test.each([
  [0, '0:00'],
  [-5, '0:00'],
  [59_001, '1:00'],
  [61_000, '1:01'],
  [900_000, '15:00'],
  [3_661_000, '61:01'],
])('%i ms are left as %s', (milliseconds, text) => {
  expect(formatSpan(milliseconds)).toBe(text);
});
