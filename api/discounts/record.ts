import { z } from 'zod';
import { cuid } from '../general/shapes.ts';
import { factOfList } from '../records/fact.ts';
import {
  flag,
  moment,
  named,
  namedAs,
  orNone,
  preset,
  price,
  whole,
  words,
} from '../records/fields.ts';
import { record } from '../records/record.ts';
import {
  offeredReductionFilters,
  reductionFilters,
  stateColumn,
  termColumns,
  worthColumns,
} from './reduction.ts';
import { segmentChoice } from '../segments/chosen-segment.ts';

/**
 * Discounts, newest first. One has an amount or a percentage, and the other is null: else
 * DISCOUNT_WORTH; it ends after it starts: else DISCOUNT_TIMES. Registrations keep the reduction
 * with which they were bought.
 */
export const discounts = record({
  noun: 'discounts',
  one: 'discount',
  summaries: {
    list: 'Lists the organiser’s discounts.',
    get: 'Shows one discount with everything that can be changed.',
    create: 'Adds a discount.',
    update: 'Changes a discount.',
    remove: 'Deletes a discount.',
  },
  fields: {
    /** The reason of the line, as families read it. */
    title: words(),
    /** The reduction of each place, in minor units. */
    amount: preset(orNone(price(1)), null),
    /** The reduction in basis points of the places; options are paid in full. */
    percentage: preset(orNone(whole({ min: 1, max: 10_000 })), null),
    starts_at: preset(orNone(moment()), null),
    ends_at: preset(orNone(moment()), null),
    /**
     * The families that it is for; when empty, all families. They have no name for staff without
     * the permission to read them.
     */
    customers: namedAs(500, z.object({ cuid, name: z.string() })),
    /** The activities that it is for; when empty, all activities. */
    activities: named(200),
    ...segmentChoice,
    active: flag(true),
  },
  facts: {
    /** The number of families that it names; 0 for all. */
    families: factOfList(z.int()),
  },
  titled_by: 'title',
  list: {
    fields: [
      'title',
      'amount',
      'percentage',
      'starts_at',
      'ends_at',
      'people_segment',
      'availabilities_segment',
      'active',
    ],
    columns: {
      title: { kind: 'text', value: (row) => row.title, card: 'title', sorts: true },
      ...worthColumns,
      families: { kind: 'number', value: (row) => row.families },
      ...termColumns,
      ...stateColumn,
    },
    filters: reductionFilters,
    offered: offeredReductionFilters,
  },
  refusals: {
    unknown: 'DISCOUNT_NOT_FOUND',
    values: [
      'DISCOUNT_WORTH',
      'DISCOUNT_TIMES',
      'ACTIVITY_NOT_FOUND',
      'CUSTOMER_NOT_FOUND',
      'SEGMENT_NOT_FOUND',
      'SEGMENT_WRONG_ENTITY',
    ],
  },
});

export const {
  list: listDiscounts,
  get: getDiscount,
  create: createDiscount,
  update: updateDiscount,
  remove: deleteDiscount,
} = discounts.endpoints;
