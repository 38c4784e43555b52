import { casesOf } from '@ribambelle/testing/reading/cases.ts';
import { expect, it } from 'vitest';
import { instantAt, spanOfDay } from '../base/days.ts';
import {
  decideAutomaticRenewal,
  decideRecurring,
  decideToRecur,
  type RenewalStep,
  type RenewingMembership,
  renewsAt,
} from './automatic-renewal.ts';

const timezone = 'Europe/Brussels';
const at = (text: string) => {
  const [day = '', wall_time = '00:00'] = text.split(' ');
  return instantAt({ day, wall_time, zone: timezone });
};

const MEMBERSHIP: RenewingMembership = {
  recurring: true,
  cancelled_at: null,
  published: true,
  period_type: 'ROLLING',
  renewal_days_before: 30,
  held_until: spanOfDay('2026-12-31', timezone).end_at,
  announced_at: null,
  owed_amount: 0,
};

const ROWS = casesOf('memberships', 'When it renews itself');

function stepOf(text: string): RenewalStep {
  if (text.startsWith('wait until ')) return { step: 'WAIT', until: at(text.slice(11)) };
  if (text.startsWith('write: ')) return { step: 'ANNOUNCE', renews_at: at(text.slice(7)) };
  return { step: text === 'renew' ? 'RENEW' : 'NOTHING' };
}

it('reads the table', () => expect(ROWS).toHaveLength(15));

it.each(ROWS)(
  'renewable %s days before, held until %s, owed %s, written on %s, on %s: %s',
  (before, until, owed, written, now, expected) => {
    const membership = {
      ...MEMBERSHIP,
      renewal_days_before: Number(before),
      held_until: spanOfDay(until, timezone).end_at,
      announced_at: written === '' ? null : at(written),
      owed_amount: Number(owed),
    };
    expect(decideAutomaticRenewal(membership, { now: at(now), timezone })).toEqual(
      stepOf(expected),
    );
  },
);

it('does nothing when it was stopped, cancelled, no longer offered, or has a fixed period', () => {
  const now = at('2026-12-10 10:00');
  expect(renewsAt(MEMBERSHIP, { now, timezone })).toBe(at('2026-12-31 09:00'));
  for (const change of [
    { recurring: false },
    { cancelled_at: now },
    { published: false },
    { period_type: 'FIXED' },
  ] as const)
    expect(decideAutomaticRenewal({ ...MEMBERSHIP, ...change }, { now, timezone })).toEqual({
      step: 'NOTHING',
    });
});

it('from the first wait to the renewal each step leads to the next, for any window', () => {
  for (let renewal_days_before = 8; renewal_days_before <= 60; renewal_days_before += 1) {
    let membership = { ...MEMBERSHIP, renewal_days_before };
    let now = at('2026-06-01 10:00');
    const steps: string[] = [];
    for (let turn = 0; turn < 5 && steps.at(-1) !== 'RENEW'; turn += 1) {
      const decision = decideAutomaticRenewal(membership, { now, timezone });
      steps.push(decision.step);
      if (decision.step === 'WAIT') now = decision.until;
      if (decision.step === 'ANNOUNCE') membership = { ...membership, announced_at: now };
    }
    expect(steps).toEqual(['WAIT', 'ANNOUNCE', 'WAIT', 'RENEW']);
    expect(now).toBe(at('2026-12-31 09:00'));
  }
});

it('families have a week to say no, and a fixed period does not renew itself', () => {
  const terms = { period_type: 'ROLLING', renewal_days_before: 7, recurring: true } as const;
  expect(decideRecurring(terms)).toMatchObject({ refused: 'RENEWAL_NOTICE_TOO_SHORT' });
  expect(decideRecurring({ ...terms, renewal_days_before: 8 })).toMatchObject({ value: true });
  expect(decideRecurring({ ...terms, recurring: false })).toMatchObject({ value: false });
  expect(decideRecurring({ ...terms, period_type: 'FIXED' })).toMatchObject({ value: false });
});

it('an owner can always stop it, and can start it only where that is possible', () => {
  const now = at('2026-07-01 10:00');
  const membership: Parameters<typeof decideToRecur>[0] = {
    cancelled_at: null,
    held_until: MEMBERSHIP.held_until,
    offered: true,
  };
  const begin = (change: Partial<typeof membership>) =>
    decideToRecur({ ...membership, ...change }, { recurring: true, now });
  expect(begin({})).toMatchObject({ value: true });
  expect(begin({ offered: false })).toMatchObject({ refused: 'MEMBERSHIP_NOT_RECURRING' });
  expect(begin({ held_until: now })).toMatchObject({ refused: 'MEMBERSHIP_OVER' });
  expect(begin({ cancelled_at: now })).toMatchObject({ refused: 'MEMBERSHIP_ALREADY_CANCELLED' });
  const over = { ...membership, cancelled_at: now, held_until: now, offered: false };
  expect(decideToRecur(over, { recurring: false, now })).toMatchObject({ value: false });
});
