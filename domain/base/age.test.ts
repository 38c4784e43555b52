import { describe, expect, it } from 'vitest';
import { ageOn, bornByFor } from './age.ts';
import { addDays } from './days.ts';

// its cases are in docs/algorithms/ages.md (domain/activities/age-cases.test.ts)
describe('ageOn', () => {
  it('refuses an invalid day', () => {
    expect(() => ageOn('2020-02-30', '2026-01-01')).toThrow(RangeError);
  });
});

describe('bornByFor', () => {
  it.each([
    ['2026-07-06', 6, '2020-07-06'],
    ['2028-02-29', 8, '2020-02-29'],
    ['2028-02-29', 7, '2021-02-28'],
    ['2026-03-01', 6, '2020-03-01'],
  ])('on %s, %i years: born by %s, and not a day later', (day, age, expected) => {
    expect(bornByFor(age, day)).toBe(expected);
    expect(ageOn(expected, day)).toBe(age);
    expect(ageOn(addDays(expected, 1), day)).toBe(age - 1);
  });
});
