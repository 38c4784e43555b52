import { couponCode } from '@ribambelle/domain/coupons/coupon-effect.ts';
import { z } from 'zod';
import { oneLine, price as amount } from '../general/shapes.ts';
import { fact, factOfForm, factOfList } from '../records/fact.ts';
import { field } from '../records/field.ts';
import { flag, moment, named, orNone, preset, price, whole, words } from '../records/fields.ts';
import { record } from '../records/record.ts';
import {
  offeredReductionFilters,
  reductionFilters,
  stateColumn,
  termColumns,
  worthColumns,
} from '../discounts/reduction.ts';
import { segmentChoice } from '../segments/chosen-segment.ts';

/** A code, stored in capitals, that matches in any case. */
const code = field({
  kind: 'line',
  request: oneLine(40).min(2).transform(couponCode),
  answer: z.string(),
  row: z.string(),
});

/** The largest number of uses; null for no limit. */
const uses = preset(orNone(whole({ min: 1, max: 1_000_000 })), null);

/**
 * Coupons, newest first, each with a code of its own: else COUPON_CODE_TAKEN. One has an amount or
 * a percentage, and the other is null: else COUPON_WORTH; it ends after it starts: else
 * COUPON_TIMES. Orders that used one stay as they were.
 */
export const coupons = record({
  noun: 'coupons',
  area: 'discounts',
  one: 'coupon',
  summaries: {
    list: 'Lists the organiser’s coupons.',
    get: 'Shows one coupon with everything that can be changed.',
    create: 'Adds a coupon.',
    update: 'Changes a coupon.',
    remove: 'Deletes a coupon that was never used.',
  },
  fields: {
    code,
    title: words(),
    /** The reduction, in minor units. */
    amount: preset(orNone(price(1)), null),
    /** The reduction, in basis points of the items that it is for. */
    percentage: preset(orNone(whole({ min: 1, max: 10_000 })), null),
    min_total_amount: preset(price(), 0),
    starts_at: preset(orNone(moment()), null),
    ends_at: preset(orNone(moment()), null),
    maximum_uses: uses,
    maximum_uses_per_customer: uses,
    /** The activities whose registrations it is for; when empty, everything but vouchers. */
    activities: named(200),
    ...segmentChoice,
    active: flag(true),
  },
  facts: {
    /** The number of orders that used it. */
    used: fact(z.int()),
    /** The number of carts that hold a use now. */
    held: factOfForm(z.int()),
    /** The total reduction so far, in minor units. */
    discounted_amount: factOfList(amount),
  },
  titled_by: 'code',
  list: {
    fields: [
      'code',
      'title',
      'amount',
      'percentage',
      'min_total_amount',
      'starts_at',
      'ends_at',
      'maximum_uses',
      'people_segment',
      'availabilities_segment',
      'active',
    ],
    columns: {
      code: { kind: 'text', value: (row) => row.code, card: 'title', sorts: true },
      title: { kind: 'text', value: (row) => row.title, card: 'below', sorts: true },
      ...worthColumns,
      ...termColumns,
      used: { kind: 'number', value: (row) => row.used },
      limit: { kind: 'number', value: (row) => row.maximum_uses, extra: true },
      discounted: { kind: 'amount', value: (row) => row.discounted_amount },
      ...stateColumn,
    },
    filters: reductionFilters,
    offered: offeredReductionFilters,
  },
  refusals: {
    unknown: 'COUPON_NOT_FOUND',
    in_use: ['COUPON_IN_USE'],
    values: [
      'COUPON_CODE_TAKEN',
      'COUPON_WORTH',
      'COUPON_TIMES',
      'ACTIVITY_NOT_FOUND',
      'SEGMENT_NOT_FOUND',
      'SEGMENT_WRONG_ENTITY',
    ],
  },
});

export const {
  list: listCoupons,
  get: getCoupon,
  create: createCoupon,
  update: updateCoupon,
  remove: deleteCoupon,
} = coupons.endpoints;
