import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CancellationPolicy } from '../cancellation-policies/policy.ts';
import { decideChangeFee, type GivenUp, type RegistrationToLower } from './change-fee.ts';

const now = '2026-07-01T08:00:00.000Z';
const start = (day: number) => `2026-07-${String(day).padStart(2, '0')}T07:00:00.000Z`;
const step = (until_days: number | null, fee_percentage = 0, fee_amount = 0) => ({
  until_days,
  fee_percentage,
  fee_amount,
});
/** Free until 14 days before, 20 % until 3 days before, then nothing. */
const policy: CancellationPolicy = { steps: [step(14), step(3, 2_000)], money_to: 'ORIGIN' };
const registration = (changes: Partial<RegistrationToLower> = {}): RegistrationToLower => ({
  end_at: start(28),
  policy_dates: [3, 8, 20].map((id) => ({ id, counts_from: start(id) })),
  counts_from: null,
  policy,
  zone: 'Europe/Brussels',
  ...changes,
});
const given = (changes: Partial<GivenUp>): GivenUp => ({
  freed_date_ids: [],
  dates_amount: 0,
  options_amount: 0,
  now,
  ...changes,
});

describe('decideChangeFee', () => {
  it.each([
    ['nothing given up', {}, {}, 0],
    ['a day far ahead', {}, { freed_date_ids: [20], dates_amount: 3_000 }, 0],
    ['a day in the step of 20 %', {}, { freed_date_ids: [8], dates_amount: 3_000 }, 600],
    [
      'two days count to the earlier of them',
      {},
      { freed_date_ids: [8, 20], dates_amount: 6_000 },
      1_200,
    ],
    [
      'options count to the first day',
      { policy_dates: [{ id: 8, counts_from: start(8) }] },
      { options_amount: 500 },
      100,
    ],
    [
      'a dearer option for a day given up does not hide it',
      {},
      { freed_date_ids: [8], dates_amount: 3_000, options_amount: -3_000 },
      600,
    ],
    ['a day exchanged for one that costs as much', {}, { freed_date_ids: [8], dates_amount: 0 }, 0],
    [
      'a day taken in exchange counts from the one given up',
      { policy_dates: [{ id: 28, counts_from: start(8) }] },
      { freed_date_ids: [28], dates_amount: 3_000 },
      600,
    ],
    [
      'an amount for the registration is never above what is given up',
      { policy: { ...policy, steps: [step(0, 0, 1_500)] } },
      { freed_date_ids: [20], dates_amount: 900 },
      900,
    ],
    [
      'without a policy it is free',
      { policy: null },
      { freed_date_ids: [3], dates_amount: 3_000 },
      0,
    ],
  ] satisfies [string, Partial<RegistrationToLower>, Partial<GivenUp>, number][])(
    '%s',
    (_case, facts, change, fee_amount) => {
      expect(decideChangeFee(registration(facts), given(change))).toMatchObject({
        ok: true,
        value: { fee_amount },
      });
    },
  );

  it.each([
    [
      'a day past the last step',
      {},
      { freed_date_ids: [3], dates_amount: 3_000 },
      'availability_dates',
    ],
    ['an option past it', {}, { options_amount: 500 }, 'options'],
    [
      'an option after a day was given up too late',
      { policy_dates: [{ id: 20, counts_from: start(20) }], counts_from: start(3) },
      { options_amount: 500 },
      'options',
    ],
  ] satisfies [string, Partial<RegistrationToLower>, Partial<GivenUp>, string][])(
    'refuses %s',
    (_case, facts, change, field) => {
      expect(decideChangeFee(registration(facts), given(change))).toEqual({
        ok: false,
        refused: 'GIVING_UP_NOT_ALLOWED',
        fields: { [field]: 'GIVING_UP_NOT_ALLOWED' },
      });
    },
  );

  it.each([
    ['free of charge', [20], null],
    ['in the step of a fee', [8], start(8)],
    ['past the last step', [3], start(3)],
    ['one of each', [8, 20], start(8)],
  ])('keeps the start of days exchanged %s', (_case, freed_date_ids, counts_from) => {
    expect(decideChangeFee(registration(), given({ freed_date_ids }))).toMatchObject({
      value: { counts_from },
    });
  });

  it('never asks more than what is given up, nor less than 0', () => {
    const part = fc.integer({ min: -5_000, max: 50_000 });
    const fee = fc.tuple(fc.nat(10_000), fc.nat(9_000));
    fc.assert(
      fc.property(part, part, fee, (dates_amount, options_amount, [share, amount]) => {
        const steps = [share > 0 ? step(null, share) : step(null, 0, amount)];
        const decision = decideChangeFee(
          registration({ policy: { ...policy, steps } }),
          given({ freed_date_ids: [8], dates_amount, options_amount }),
        );
        if (!decision.ok) throw new Error(decision.refused);
        const { fee_amount } = decision.value;
        expect(fee_amount).toBeGreaterThanOrEqual(0);
        expect(fee_amount).toBeLessThanOrEqual(
          Math.max(0, dates_amount) + Math.max(0, options_amount),
        );
      }),
    );
  });
});
