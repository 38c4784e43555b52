import { describe, expect, it } from 'vitest';
import { cancellationFee, takesBundlePlace } from './fee.ts';
import { type CancellationPolicy, decidePolicy, type PolicyStep, USUAL_POLICY } from './policy.ts';
import { stepAt } from './step-at.ts';

const step = (until_days: number | null, fee_percentage = 0, fee_amount = 0): PolicyStep => ({
  until_days,
  fee_percentage,
  fee_amount,
});
const policy = (...steps: PolicyStep[]): CancellationPolicy => ({ steps, money_to: 'ORIGIN' });

describe('decidePolicy', () => {
  it.each([
    ['no step', policy()],
    ['one until the end', policy(step(null))],
    [
      'ever nearer, then until the end',
      policy(step(30), step(14, 1_000), step(0, 0, 500), step(null, 10_000)),
    ],
  ])('keeps %s', (_case, wanted) => {
    expect(decidePolicy(wanted)).toEqual({ ok: true, value: wanted });
  });

  it.each([
    ['the same day twice', policy(step(14), step(14, 100)), 1],
    ['a step farther away', policy(step(3), step(14)), 1],
    ['a step after the one until the end', policy(step(3), step(null), step(0)), 2],
    ['two until the end', policy(step(null), step(null)), 1],
  ])('refuses %s', (_case, wanted, index) => {
    expect(decidePolicy(wanted)).toMatchObject({
      refused: 'CANCELLATION_STEPS_UNORDERED',
      fields: { [`policy.steps.${index}.until_days`]: 'CANCELLATION_STEPS_UNORDERED' },
    });
  });

  it('refuses a fee that is a share and an amount', () => {
    expect(decidePolicy(policy(step(14, 1_000, 500)))).toMatchObject({
      refused: 'CANCELLATION_FEE_TWICE',
    });
  });
});

describe('stepAt', () => {
  const steps = policy(step(14), step(3, 2_000), step(0, 5_000));
  const at = (start_at: string, now: string, conditions = steps) =>
    stepAt(conditions, { start_at, now, zone: 'Europe/Brussels' })?.fee_percentage ?? null;
  // nine in the morning in Brussels
  const summer = '2026-07-20T07:00:00.000Z';
  it.each([
    ['long before', summer, '2026-06-01T08:00:00.000Z', 0],
    ['to the last minute of the fourteenth day', summer, '2026-07-06T21:59:59.000Z', 0],
    ['from midnight in Brussels, not in UTC', summer, '2026-07-06T22:00:00.000Z', 2_000],
    ['to the last minute of the third day', summer, '2026-07-17T21:59:59.000Z', 2_000],
    ['the day after', summer, '2026-07-17T22:00:00.000Z', 5_000],
    ['on the day itself, before it begins', summer, '2026-07-20T06:59:59.000Z', 5_000],
    ['at the moment of its start', summer, summer, null],
    ['once it has begun', summer, '2026-07-20T07:00:01.000Z', null],
    // the clock goes forward on 29 March: 14 days are an hour shorter
    ['over the change to summer time', '2026-04-06T07:00:00.000Z', '2026-03-23T22:59:59.000Z', 0],
    ['a day later over that change', '2026-04-06T07:00:00.000Z', '2026-03-23T23:00:00.000Z', 2_000],
    // and back on 25 October: they are an hour longer
    ['over the change to winter time', '2026-11-02T08:00:00.000Z', '2026-10-19T21:59:59.000Z', 0],
    ['a day later over that one', '2026-11-02T08:00:00.000Z', '2026-10-19T22:00:00.000Z', 2_000],
    ['for a start just after midnight', '2026-07-19T22:05:00.000Z', '2026-07-06T21:59:00.000Z', 0],
  ])('counts days of the calendar: %s', (_case, start_at, now, fee) => {
    expect(at(start_at, now)).toBe(fee);
  });

  it('holds until the end without a number of days, and never without a step', () => {
    const open = policy(step(7), step(null, 3_000));
    expect(at(summer, '2026-07-19T08:00:00.000Z', open)).toBe(3_000);
    expect(at(summer, '2026-08-01T08:00:00.000Z', open)).toBe(3_000);
    expect(at(summer, '2026-08-01T08:00:00.000Z', USUAL_POLICY)).toBe(0);
    expect(at(summer, '2026-01-01T08:00:00.000Z', policy())).toBeNull();
  });
});

describe('cancellationFee', () => {
  it.each([
    [0, 0, 10_000, 0],
    [2_000, 0, 10_000, 2_000],
    [3_333, 0, 10_001, 3_333],
    [5_000, 0, 333, 167],
    [10_000, 0, 4_999, 4_999],
    [0, 1_500, 10_000, 1_500],
    [0, 1_500, 900, 900],
    [5_000, 0, 0, 0],
    [0, 1_500, 0, 0],
  ])('of %i basis points or %i cents for %i is %i', (fee_percentage, fee_amount, left, fee) => {
    expect(cancellationFee({ fee_percentage, fee_amount }, left)).toBe(fee);
  });

  it('takes the place of a bundle only when it is the whole price', () => {
    expect(takesBundlePlace(step(3, 10_000))).toBe(true);
    expect(takesBundlePlace(step(3, 9_999))).toBe(false);
    expect(takesBundlePlace(step(3, 0, 99_999))).toBe(false);
  });
});
