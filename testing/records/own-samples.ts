import { addDays } from '@ribambelle/domain/base/days.ts';

/**
 * Valid values, for each number from 1, of fields of which the kind alone does not say what is
 * valid: items of a shape of their own, and values that must fit those of another field.
 */
export const OWN_SAMPLES: Readonly<Record<string, (number: number) => unknown>> = {
  'booking-configurations.prices': (number) => [{ duration: 3_600, amount: number * 100 }],
  'booking-configurations.opening_hours': (number) => [
    { weekday: (number % 7) + 1, opens: '09:00', closes: '21:00' },
  ],
  'booking-configurations.exceptions': (number) => [
    { first_day: dayOf(number), last_day: dayOf(number), hours: null },
  ],
  'booking-configurations.minimum_participants': (number) => (number % 10) + 1,
  'booking-configurations.maximum_participants': (number) => number + 100,
  'date-configurations.dates': (number) => [
    { week: 1, weekday: (number % 7) + 1, start_time: '09:00', end_time: '16:00' },
  ],
  // latest first, as they are listed; their last day comes later, and within 400 days
  'closed-periods.first_day': (number) => dayOf(-number),
  'closed-periods.last_day': (number) => dayOf(300 - number),
  'instalment-plans.dates': (number) => [dayOf(number)],
  'instalment-plans.parts': (number) => (number % 24) + 1,
  'instalment-plans.day_of_month': (number) => (number % 28) + 1,
  'coupons.code': (number) => `ETE${number}`,
  ...reductionSamples('coupons'),
  ...reductionSamples('discounts'),
  ...reductionSamples('volume-discounts'),
  'volume-discounts.to_rank': (number) => number + 500,
  'memberships.period_type': () => 'ROLLING',
  'memberships.fixed_period_start_at': () => null,
  'memberships.fixed_period_end_at': () => null,
  'memberships.renewal_days_before': (number) => number + 7,
  ...Object.fromEntries(
    ['bundles', 'memberships', 'resources'].map((noun) => [
      `${noun}.vat_category`,
      (number: number) => (number % 2 === 0 ? 'REDUCED' : 'EXEMPT_YOUTH'),
    ]),
  ),
  'resources.configuration': (number) => `configuration-${number % 2}`,
};

/** Changes of one field that others must follow, for each number. */
export const OWN_CHANGES: Readonly<Record<string, (number: number) => Record<string, unknown>>> = {
  ...reductionChanges('coupons'),
  ...reductionChanges('discounts'),
  ...reductionChanges('volume-discounts'),
  'memberships.period_type': fixedPeriod,
  'memberships.fixed_period_start_at': fixedPeriod,
  'memberships.fixed_period_end_at': fixedPeriod,
  'vouchers.bundle': () => ({ amount: null }),
};

/** Values that a new record needs besides its required fields, by noun. */
export const OWN_NEEDS: Readonly<Record<string, Record<string, unknown>>> = {
  coupons: { percentage: 1_000 },
  discounts: { percentage: 1_000 },
  'volume-discounts': { percentage: 1_000 },
  memberships: { rolling_period_type: 'YEARS', rolling_period_duration: 1 },
  vouchers: { amount: 5_000 },
};

/** Values of a reduction: an amount or a percentage, and times that end after they start. */
function reductionSamples(noun: string): Record<string, (number: number) => unknown> {
  return {
    [`${noun}.amount`]: (number) => (number % 2 === 0 ? null : number * 100),
    [`${noun}.percentage`]: (number) => (number % 2 === 0 ? number : null),
    [`${noun}.ends_at`]: (number) => `${dayOf(number + 300)}T00:00:00.000Z`,
    [`${noun}.period_ends_at`]: (number) => `${dayOf(number + 300)}T00:00:00.000Z`,
  };
}

function reductionChanges(
  noun: string,
): Record<string, (number: number) => Record<string, unknown>> {
  return {
    [`${noun}.amount`]: (number) => ({ amount: number * 100, percentage: null }),
    [`${noun}.percentage`]: (number) => ({ percentage: number, amount: null }),
  };
}

function fixedPeriod(number: number): Record<string, unknown> {
  return {
    period_type: 'FIXED',
    rolling_period_type: null,
    rolling_period_duration: null,
    fixed_period_start_at: `${dayOf(number)}T00:00:00.000Z`,
    fixed_period_end_at: `${dayOf(number + 300)}T00:00:00.000Z`,
    start_choice: false,
    recurring: false,
  };
}

/** Returns the day so many days after the last of June. */
function dayOf(number: number): string {
  return addDays('2027-06-30', number);
}
