import { casesOf } from '@ribambelle/testing/reading/cases.ts';
import { describe, expect, it } from 'vitest';
import { instantAt, spanOfDay } from '../base/days.ts';
import { decideMembershipCancellation, dueOfCycle } from './membership-cancellation.ts';
import { decidePlaces } from '../availabilities/places.ts';
import { membersStartAt } from './early-opening.ts';
import { decideForMembers, isMember } from './members.ts';
import { decidePeriod } from './membership-period.ts';
import { membershipStatus } from './membership-status.ts';
import type { MembershipTerms } from './membership-terms.ts';
import { ROLLING_UNITS } from './membership-terms.ts';
import { nextCycle } from './next-cycle.ts';

const timezone = 'Europe/Brussels';

const at = (text: string) => {
  const [day = '', wall_time = '00:00'] = text.split(' ');
  return instantAt({ day, wall_time, zone: timezone });
};
const endOf = (day: string) => spanOfDay(day, timezone).end_at;

function termsOf(period: string, start_on: string | null): MembershipTerms {
  const window = { renewal_days_before: 30, renewal_days_after: 30, recurring: false, start_on };
  const [first = '', word = '', last = ''] = period.split(' ');
  const rolling = ROLLING_UNITS.find((unit) => unit === word) ?? null;
  return {
    ...window,
    period_type: rolling === null ? 'FIXED' : 'ROLLING',
    rolling_period_type: rolling,
    rolling_period_duration: rolling === null ? null : Number(first),
    fixed_period_start_at: rolling === null ? at(first) : null,
    fixed_period_end_at: rolling === null ? endOf(last) : null,
  };
}

/** The expectation of a row: a refusal, or a start and an end. */
function writtenDays(from: string, until: string) {
  return from.startsWith('MEMBERSHIP')
    ? { refused: from }
    : { value: { start_at: at(from), end_at: endOf(until) } };
}

it('reads all tables', () => {
  expect(casesOf('memberships', 'A first cycle')).toHaveLength(20);
  expect(casesOf('memberships', 'The next one')).toHaveLength(11);
  expect(casesOf('memberships', 'What stays due when staff cancel')).toHaveLength(6);
  expect(casesOf('memberships', 'What a membership opens')).toHaveLength(11);
});

it.each(casesOf('memberships', 'A first cycle'))(
  'a first cycle of %s, bought %s, from %s: %s, %s',
  (period, bought, start_on, from, until) => {
    const terms = termsOf(period, start_on === '' ? null : start_on);
    const decision = nextCycle(terms, { held_until: null, now: at(bought), timezone });
    expect(decision).toMatchObject(writtenDays(from, until));
    if (decision.ok) expect(decision.value.renews).toBe(false);
  },
);

it.each(casesOf('memberships', 'The next one'))(
  'the next cycle of %s, held until %s, bought %s: %s, %s',
  (period, held, bought, from, until) => {
    const held_until = endOf(held);
    const decision = nextCycle(termsOf(period, null), { held_until, now: at(bought), timezone });
    expect(decision).toMatchObject(writtenDays(from, until));
    if (decision.ok) expect(decision.value.renews).toBe(true);
  },
);

it.each(casesOf('memberships', 'What stays due when staff cancel'))(
  'a cycle of %s from %s to %s, cancelled %s, leaves %s due',
  (total, from, until, cancelled, due) => {
    const cycle = { start_at: at(from), end_at: endOf(until), total_amount: Number(total) };
    expect(dueOfCycle(cycle, { now: at(cancelled), timezone })).toBe(Number(due));
  },
);

it('never leaves a gap or an overlap between consecutive cycles, for any unit', () => {
  for (const unit of ROLLING_UNITS) {
    let held_until = endOf('2026-01-30');
    for (let cycle = 0; cycle < 30; cycle += 1) {
      const terms = { ...termsOf(`1 ${unit}`, null), renewal_days_before: 400 };
      const decision = nextCycle(terms, { held_until, now: at('2026-01-02 10:00'), timezone });
      if (!decision.ok) break;
      expect(decision.value.start_at).toBe(held_until);
      expect(decision.value.end_at > held_until).toBe(true);
      held_until = decision.value.end_at;
    }
    expect(held_until > endOf('2026-02-02')).toBe(true);
  }
});

describe('the status of a sold membership', () => {
  const now = '2026-07-01T08:00:00.000Z';
  const past = { start_at: '2025-07-01T08:00:00.000Z', end_at: now };
  const running = { start_at: now, end_at: '2026-07-01T08:00:00.001Z' };
  const coming = { start_at: '2026-07-01T08:00:00.001Z', end_at: '2027-07-01T08:00:00.000Z' };
  it.each([
    ['ACTIVE', [past, running], null],
    ['ACTIVE', [running, coming], null],
    ['UPCOMING', [past, coming], null],
    ['EXPIRED', [past], null],
    ['CANCELLED', [running], now],
  ])('is %s', (expected, cycles, cancelled_at) => {
    expect(membershipStatus({ cycles, cancelled_at }, now)).toBe(expected);
  });
});

it.each([
  [{ cancelled_at: '2026-07-01T08:00:00.000Z' }, 'x', 'MEMBERSHIP_ALREADY_CANCELLED'],
  [{ cancelled_at: null }, '  ', 'CANCELLATION_MESSAGE_REQUIRED'],
])('cancelling %o with "%s" is refused: %s', (membership, message, refused) => {
  expect(decideMembershipCancellation(membership, message)).toMatchObject({ refused });
});

it('cancels with a reason', () => {
  expect(decideMembershipCancellation({ cancelled_at: null }, ' Erreur ')).toEqual({
    ok: true,
    value: { message: 'Erreur' },
  });
});

describe('the period of an offer', () => {
  const rolling = { period_type: 'ROLLING', rolling_period_type: 'YEARS' } as const;
  const from = '2026-08-31T22:00:00.000Z';
  const until = '2027-06-30T22:00:00.000Z';
  const none = {
    rolling_period_type: null,
    rolling_period_duration: null,
    fixed_period_start_at: null,
    fixed_period_end_at: null,
  };
  const fixed = { ...none, period_type: 'FIXED' } as const;

  it('keeps only the fields of its own type', () => {
    const days = { fixed_period_start_at: from, fixed_period_end_at: until };
    expect(decidePeriod({ ...rolling, ...days, rolling_period_duration: 1 })).toEqual({
      ok: true,
      value: { ...none, ...rolling, rolling_period_duration: 1 },
    });
    expect(
      decidePeriod({ ...rolling, ...days, rolling_period_duration: 1, period_type: 'FIXED' }),
    ).toEqual({
      ok: true,
      value: { ...fixed, ...days },
    });
  });

  it.each([
    [{ ...none, ...rolling }, 'MEMBERSHIP_PERIOD_INCOMPLETE', 'rolling_period_duration'],
    [
      { ...fixed, fixed_period_end_at: until },
      'MEMBERSHIP_PERIOD_INCOMPLETE',
      'fixed_period_start_at',
    ],
    [
      { ...fixed, fixed_period_start_at: from },
      'MEMBERSHIP_PERIOD_INCOMPLETE',
      'fixed_period_end_at',
    ],
    [
      { ...fixed, fixed_period_start_at: until, fixed_period_end_at: from },
      'MEMBERSHIP_PERIOD_REVERSED',
      'fixed_period_end_at',
    ],
  ])('%o is refused: %s on %s', (period, refused, field) => {
    expect(decidePeriod(period)).toMatchObject({ refused, fields: { [field]: refused } });
  });
});

describe('the effect of a membership on registration', () => {
  const registrations_start_at = at('2026-04-01 09:00');
  const members_start_at = membersStartAt(registrations_start_at, { days: 7, timezone });

  it.each(casesOf('memberships', 'What a membership opens'))(
    'for members alone: %s, member: %s, %s: %s',
    (only, member, moment, answer) => {
      const now = at(moment);
      const rules = {
        membership_ids: [1],
        members_only: only === 'yes',
        registrations_start_at,
        members_start_at,
      };
      const decision = decideForMembers(rules, { is_member: member === 'yes', now });
      const places = decidePlaces(placesOf(decision.ok && decision.value.early), now);
      const outcome = decision.ok ? (places.ok ? 'may' : places.refused) : decision.refused;
      expect(outcome).toBe(answer);
    },
  );

  const placesOf = (opened: boolean) => ({
    availability: {
      status: 'OPEN' as const,
      start_at: at('2026-07-06 09:00'),
      end_at: at('2026-07-06 16:00'),
      registrations_start_at,
      registrations_end_at: null,
      allow_registrations_after_start: false,
      published: true,
      ...free,
    },
    dates: [
      {
        id: 1,
        status: 'OPEN' as const,
        start_at: at('2026-07-06 09:00'),
        end_at: at('2026-07-06 16:00'),
        ...free,
      },
    ],
    opened,
  });
  const free = { capacity: null, confirmed: 0, held: 0, wanted: 1 };

  it('opens early for nobody without a number of days, or without a beginning', () => {
    expect(membersStartAt(registrations_start_at, { days: 0, timezone })).toBeNull();
    expect(membersStartAt(null, { days: 7, timezone })).toBeNull();
  });

  it('a member is a participant who has one of the memberships, or whose family has', () => {
    const of = (participant_id: number | null, membership_id = 1) => ({
      membership_ids: [1, 2],
      held: [{ membership_id, participant_id }],
    });
    expect(isMember(7, of(7))).toBe(true);
    expect(isMember(7, of(null, 2))).toBe(true);
    expect(isMember(7, of(8))).toBe(false);
    expect(isMember(7, of(7, 3))).toBe(false);
  });
});
