import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { formatsOf } from './formats.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const of = (language: Language) =>
  formatsOf({ language, timezone: 'Europe/Brussels', currency: 'EUR' });
const french = of('fr');
const english = of('en');

test('an amount, an hour and a moment are formatted as on the public site, in the user’s language', () => {
  expect(plain(french.price(1_203_450))).toBe('12 034,50 €');
  expect(plain(english.price(1_203_450))).toBe('€12,034.50');
  expect(plain(french.time('2026-07-06T07:30:00Z'))).toBe('9 h 30');
  expect(plain(english.time('2026-07-06T07:00:00Z'))).toBe('9 am');
  expect(plain(french.moment('2026-07-06T07:00:00Z'))).toBe('06/07/2026 à 9 h');
  expect(plain(english.moment('2026-07-06T07:05:00Z'))).toBe('06/07/2026 at 9:05 am');
});

test('a day without an hour does not shift with the time zone', () => {
  expect(french.plainDay('2026-01-01')).toBe('1er janvier 2026');
  expect(english.plainDay('2026-12-31')).toBe('31 December 2026');
});
