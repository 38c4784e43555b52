import { expect, it } from 'vitest';
import { isAgeAllowed } from './age-limits.ts';

// who may take part is tested in age-cases.test.ts (docs/algorithms/ages.md)
it('puts the error on the participant', () => {
  const limits = { age_minimum: 6, age_maximum: 12 };
  expect(isAgeAllowed('2022-01-01', { limits, day: '2026-07-06' })).toEqual({
    ok: false,
    refused: 'AGE_NOT_ALLOWED',
    fields: { participant_id: 'AGE_NOT_ALLOWED' },
  });
  expect(isAgeAllowed(null, { limits, day: '2026-07-06' })).toEqual({
    ok: false,
    refused: 'BIRTHDATE_NEEDED',
    fields: { participant_id: 'BIRTHDATE_NEEDED' },
  });
});
