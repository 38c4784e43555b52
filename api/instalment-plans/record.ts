import { z } from 'zod';
import { day } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { factOfList } from '../records/fact.ts';
import { flag, named, orNone, preset, price, several, whole, words } from '../records/fields.ts';
import { record } from '../records/record.ts';

/**
 * The ways to pay in instalments that an organiser offers: a first part, then equal parts, on a day
 * of each month or on fixed days. What was ordered keeps its instalments when one changes or goes.
 */
export const instalmentPlans = record({
  noun: 'instalment-plans',
  area: 'payment-types',
  one: 'instalment_plan',
  summaries: {
    list: 'Lists the organiser’s ways to pay in instalments.',
    get: 'Shows one way to pay in instalments.',
    create: 'Adds a way to pay in instalments.',
    update: 'Changes a way to pay in instalments.',
    remove: 'Deletes a way to pay in instalments.',
  },
  fields: {
    /** Its name at the checkout. */
    title: words(),
    /** The first part in minor units; null for the percentage. */
    deposit_amount: preset(orNone(price(1)), null),
    /** The first part in basis points; 0 for none. */
    deposit_percentage: preset(whole({ min: 0, max: 9_900 }), 0),
    /** The number of equal parts after it, and their day of the month. */
    parts: whole({ min: 1, max: 24 }),
    day_of_month: preset(whole({ min: 1, max: 28 }), 1),
    /** The days of the equal parts, in place of months; empty for months. */
    dates: preset(several(day, { max: 24 }), []),
    /** The least price of a place that can be paid in this way. */
    minimum_amount: preset(price(), 0),
    /** True when parts may be due after the start. */
    after_start: flag(false),
    /** The activities that it is for; when empty, all activities. */
    activities: named(200),
    active: flag(true),
  },
  facts: { version: factOfList(version) },
  titled_by: 'title',
  list: {
    fields: ['title', 'parts', 'minimum_amount', 'active'],
    columns: {
      title: { kind: 'text', value: (row) => row.title, card: 'title', sorts: true },
      parts: { kind: 'number', value: (row) => row.parts, card: 'below' },
      minimum: { kind: 'amount', value: (row) => row.minimum_amount },
      state: {
        kind: 'choice',
        value: (row) => (row.active ? 'ACTIVE' : 'INACTIVE'),
        card: 'beside',
      },
    },
    filters: { search: z.string().max(100).optional() },
  },
  refusals: { unknown: 'INSTALMENT_PLAN_NOT_FOUND', values: ['ACTIVITY_NOT_FOUND'] },
});

export const {
  list: listInstalmentPlans,
  get: getInstalmentPlan,
  create: createInstalmentPlan,
  update: updateInstalmentPlan,
  remove: deleteInstalmentPlan,
} = instalmentPlans.endpoints;
