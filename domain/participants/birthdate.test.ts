import { describe, expect, it } from 'vitest';
import { readBirthdate } from './birthdate.ts';

describe('readBirthdate', () => {
  it.each([
    ['2020-02-29', '2020-02-29'],
    [' 2020-02-29 ', '2020-02-29'],
    ['2020-05-01T00:00:00.000Z', '2020-05-01'],
    ['2026-07-06', '2026-07-06'],
    ['2026-07-07', 'BIRTHDATE_INVALID'],
    ['1899-12-31', 'BIRTHDATE_INVALID'],
    ['2021-02-29', 'BIRTHDATE_INVALID'],
    ['hier', 'BIRTHDATE_INVALID'],
    ['', 'BIRTHDATE_INVALID'],
  ])('%j is %s', (text, expected) => {
    const decision = readBirthdate(text, '2026-07-06');
    expect(decision.ok ? decision.value : decision.refused).toBe(expected);
  });
});
