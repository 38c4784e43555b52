import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CancellationPolicy } from '../cancellation-policies/policy.ts';
import { decideCancellation } from './cancellation.ts';
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
const on = (...days: readonly number[]) => days.map((id) => ({ id, counts_from: start(id) }));
/** A course that began a week ago. */
const running = [{ id: 1, counts_from: '2026-06-24T07:00:00.000Z' }, ...on(20)];
const registration = (changes: Partial<RegistrationToLower> = {}): RegistrationToLower => ({
  end_at: start(28),
  policy_dates: on(8, 20),
  off_date_ids: [],
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
    [
      'a day of a registration far ahead',
      { policy_dates: on(20, 28) },
      { freed_date_ids: [28], dates_amount: 3_000 },
      0,
    ],
    [
      'a day far ahead counts to the first day, as a cancellation does',
      {},
      { freed_date_ids: [20], dates_amount: 3_000 },
      600,
    ],
    [
      'a day of a course that has begun bears the fee until the end',
      { policy_dates: running, policy: { ...policy, steps: [step(14), step(null, 5_000)] } },
      { freed_date_ids: [20], dates_amount: 3_000 },
      1_500,
    ],
    [
      'when no day takes place it is free',
      { policy_dates: [], off_date_ids: [3], end_at: start(3) },
      { freed_date_ids: [3], dates_amount: 3_000, options_amount: 500 },
      0,
    ],
    ['a day in the step of 20 %', {}, { freed_date_ids: [8], dates_amount: 3_000 }, 600],
    ['two days in one fee', {}, { freed_date_ids: [8, 20], dates_amount: 6_000 }, 1_200],
    ['options count to the first day', {}, { options_amount: 500 }, 100],
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
      { freed_date_ids: [8], dates_amount: 3_000 },
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
      { policy_dates: on(3, 8, 20) },
      { freed_date_ids: [3], dates_amount: 3_000 },
      'availability_dates',
    ],
    [
      'a day far ahead, once the first is past it',
      { policy_dates: on(3, 8, 20) },
      { freed_date_ids: [20], dates_amount: 3_000 },
      'availability_dates',
    ],
    [
      'a day of a course that has begun, without a step until the end',
      { policy_dates: running },
      { freed_date_ids: [20], dates_amount: 3_000 },
      'availability_dates',
    ],
    ['an option past it', { policy_dates: on(3, 20) }, { options_amount: 500 }, 'options'],
    [
      'an option after a day was given up too late',
      { policy_dates: on(20), counts_from: start(3) },
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
    const held = registration({ policy_dates: on(3, 8, 20) });
    expect(decideChangeFee(held, given({ freed_date_ids }))).toMatchObject({
      value: { counts_from },
    });
  });

  it('costs what a cancellation of as much costs on that day, and is refused when that is', () => {
    const days = fc.uniqueArray(fc.integer({ min: 2, max: 28 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(days, fc.nat(50_000), fc.nat(), (starts, amount, index) => {
        const policy_dates = on(...starts);
        const held = registration({ policy_dates, end_at: start(29) });
        const freed_date_ids = [starts[index % starts.length] ?? 0];
        const change = decideChangeFee(held, given({ freed_date_ids, dates_amount: amount + 1 }));
        const cancellation = decideCancellation(
          {
            ...held,
            dates: policy_dates.map((date) => ({
              ...date,
              start_at: date.counts_from,
              takes_place: true,
              settled: false,
            })),
            cancelled: false,
            bundle_id: null,
            bundle_cancelled: false,
            total_amount: amount + 1,
            paid_amount: 0,
            change_fee_total: 0,
          },
          { type: 'CUSTOMER', message: 'x', now },
        );
        expect(change.ok ? change.value.fee_amount : null).toBe(
          cancellation.ok ? cancellation.value.fee_amount : null,
        );
      }),
    );
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
