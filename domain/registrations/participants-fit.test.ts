import { expect, it } from 'vitest';
import { permit, refuse } from '../base/refusal.ts';
import { decideFit, type WishFor } from './participants-fit.ts';

const limits = { age_minimum: 6, age_maximum: 10 };
const child = (birthdate: string | null): WishFor => ({
  participant: { birthdate },
  limits,
  first_day: '2026-07-06',
  kept: permit(null),
});
const deletedChild: WishFor = { ...child(null), participant: null };

it.each([
  { says: 'six that morning', wishes: [child('2020-07-06')], refused: null },
  { says: 'no birthdate', wishes: [child(null)], refused: 'BIRTHDATE_NEEDED' },
  { says: 'a day too young', wishes: [child('2020-07-07')], refused: 'AGE_NOT_ALLOWED' },
  { says: 'eleven', wishes: [child('2015-07-06')], refused: 'AGE_NOT_ALLOWED' },
  { says: 'deleted meanwhile', wishes: [deletedChild], refused: 'PARTICIPANT_NOT_FOUND' },
  {
    says: 'no member',
    wishes: [{ ...child('2020-07-06'), kept: refuse('MEMBERS_ONLY' as const) }],
    refused: 'MEMBERS_ONLY',
  },
  { says: 'nobody', wishes: [], refused: null },
])('$says: $refused', ({ wishes, refused }) => {
  const decision = decideFit(wishes);
  expect(decision.ok ? null : decision.refused).toBe(refused);
});

it('names each by its index', () => {
  expect(decideFit([child('2018-01-01'), child('2024-01-01'), deletedChild])).toEqual({
    ok: false,
    refused: 'AGE_NOT_ALLOWED',
    fields: { '1.participant_id': 'AGE_NOT_ALLOWED', '2.participant_id': 'PARTICIPANT_NOT_FOUND' },
  });
});
