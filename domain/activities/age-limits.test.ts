import { describe, expect, it } from 'vitest';
import { ageLabel } from './age-label.ts';
import { isAgeAllowed, limitsOf } from './age-limits.ts';

const limits = (age_minimum: number | null, age_maximum: number | null) => ({
  age_minimum,
  age_maximum,
});

describe('age limits', () => {
  it.each([
    ['2020-07-06', limits(6, 12), true],
    ['2020-07-07', limits(6, 12), false],
    ['2013-07-07', limits(6, 12), true],
    ['2013-07-06', limits(6, 12), false],
    ['2020-07-07', limits(null, 12), true],
    ['1980-01-01', limits(6, null), true],
    [null, limits(6, 12), true],
    ['1980-01-01', limits(null, null), true],
  ])('born %s, limits %j, allowed on 2026-07-06: %s', (birthdate, given, expected) => {
    expect(isAgeAllowed(birthdate, { limits: given, day: '2026-07-06' }).ok).toBe(expected);
  });

  it('blames the participant', () => {
    expect(isAgeAllowed('2022-01-01', { limits: limits(6, 12), day: '2026-07-06' })).toEqual({
      ok: false,
      refused: 'AGE_NOT_ALLOWED',
      fields: { participant_id: 'AGE_NOT_ALLOWED' },
    });
  });

  it('are worded by what is known', () => {
    expect(ageLabel(limits(6, 12))).toEqual({ wording: 'range', minimum: 6, maximum: 12 });
    expect(ageLabel(limits(6, null))).toEqual({ wording: 'minimum', minimum: 6 });
    expect(ageLabel(limits(null, 12))).toEqual({ wording: 'maximum', maximum: 12 });
    expect(ageLabel(limits(null, null))).toBeNull();
    expect(ageLabel(limits(0, null))).toEqual({ wording: 'minimum', minimum: 0 });
  });

  it('come from the availability first', () => {
    expect(limitsOf(limits(8, null), limits(6, 12))).toEqual(limits(8, 12));
  });
});
