import { plural } from '../formats/plural.ts';
import { texts as segments } from './office-segments.ts';
import type {
  errors as frenchErrors,
  record as frenchRecord,
  texts as french,
} from '../fr/office-coupons.ts';

export const errors: typeof frenchErrors = {
  COUPON_NOT_FOUND: 'This promo code does not exist, or no longer.',
  COUPON_UNKNOWN: 'This promo code does not exist.',
  COUPON_WITHDRAWN: 'This promo code is no longer valid.',
  COUPON_NOT_STARTED: 'This promo code is not valid yet.',
  COUPON_ENDED: 'This promo code is no longer valid: its time is over.',
  COUPON_NOT_FOR_YOU: 'This promo code is for other families.',
  COUPON_FOR_OTHERS: 'This promo code is not valid for what is in your cart.',
  COUPON_MINIMUM: 'Your cart does not reach the minimum for this promo code.',
  COUPON_USED_UP: 'This promo code was used as often as it could be.',
  COUPON_ALREADY_USED: 'You have used this promo code already.',
  COUPON_CODE_TAKEN: 'Another promo code is written like this.',
  COUPON_WORTH: 'Give an amount or a percentage, one of the two.',
  COUPON_TIMES: 'The end must come after the start.',
  COUPON_IN_USE: 'This promo code was used, so it cannot be deleted. You can make it inactive.',
};

export const texts: typeof french = {
  title: 'Promo codes',
  add: 'New promo code',
  created: 'Promo code created.',
  code: 'Code',
  code_help: 'What families type. Capitals and small letters are the same.',
  name: 'Title',
  name_help: 'Shown in the cart and on the order.',
  kind: 'What it takes off',
  kinds: { PERCENTAGE: 'A percentage', AMOUNT: 'An amount' },
  percentage: 'Percentage',
  amount: 'Amount',
  minimum: 'From a cart of',
  minimum_help: 'Empty: from the first euro.',
  starts: 'Valid from',
  ends: 'Last day',
  ends_help: 'Empty: no end date.',
  maximum: 'Uses in all',
  maximum_customer: 'Uses per family',
  unlimited_help: 'Empty: no limit.',
  activities: 'For registrations to',
  activities_help: 'Empty: everything but gift vouchers.',
  active: 'Active',
  inactive: 'Inactive',
  activate: 'Active: it can be used during its time',
  used: (used: number, limit: number | null) =>
    limit === null ? String(used) : `${used} of ${limit}`,
  held: (count: number) =>
    `${count} ${plural('en', count, { one: 'cart holds it', other: 'carts hold it' })} now.`,
  uses: 'Used in',
  no_uses: 'Nobody has used this code yet.',
  uses_more: (shown: number, all: number) => `The last ${shown} of ${all} uses.`,
  percent: (percent: number) => `${percent.toLocaleString('en-IE')}%`,
  percent_sign: '%',
  removed: 'Promo code deleted.',
};

export const record: typeof frenchRecord = {
  area: 'Coupons',
  list: {
    name: 'promo-codes',
    columns: {
      code: 'Code',
      title: 'Title',
      amount: 'Amount',
      percentage: 'Percentage',
      people_segment: 'For',
      availabilities_segment: 'Off',
      start: 'From',
      end: 'Until',
      used: 'Used',
      limit: 'At most',
      discounted: 'Taken off in all',
      state: 'State',
    },
    words: {
      state: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
    },
  },
  filters: {
    names: { segment: segments.chosen.filter, active: 'All' },
    words: { active: (code) => (code === 'true' ? texts.active : texts.inactive) },
  },
  fields: {
    min_total_amount: 'From a cart of',
    maximum_uses: 'Uses in all',
    maximum_uses_per_customer: 'Uses per family',
  },
};
