import { PARTIAL_PRICES } from '@ribambelle/domain/pricing/partial-registration.ts';
import { z } from 'zod';
import { id, price } from '../general/shapes.ts';

/**
 * A reduction and its reason: a member price, a discount, a volume discount. The label is the title
 * of the membership or discount.
 */
export const reductionLine = z.object({
  kind: z.enum(['MEMBER', 'DISCOUNT', 'VOLUME_DISCOUNT']),
  label: z.string(),
  amount: price,
});

/**
 * The calculation of a price (2 §7): every amount is for the whole quantity, and the lines add up
 * to `total_price`.
 */
export const estimate = z.object({
  base_price: price,
  deposit: price,
  quantity: z.int(),
  options: z.array(z.object({ option_id: id, price_id: id, label: z.string(), amount: z.int() })),
  options_total: z.int(),
  partial_registration_total_fee: price,
  partial_registration_total_discount: price,
  bundle_total: price,
  discounts_total: price,
  volume_discounts_total: price,
  /** The lines of the last two, in the order in which they are taken off. */
  reductions: z.array(reductionLine),
  /**
   * The numbers of dates chosen and of all dates; fewer cost the same, or their share
   * (decision 0124), apart from a fee or discount above.
   */
  dates_chosen: z.int(),
  dates_total: z.int(),
  partial_price: z.enum(PARTIAL_PRICES),
  total_price: price,
  total_deposit: price,
});

/** The refusals of an estimate. */
export const estimateErrors = [
  'PRICE_TOO_HIGH',
  'AVAILABILITY_NOT_FOUND',
  'AVAILABILITY_DATES_REQUIRED',
  'ANSWERS_INVALID',
  'UNKNOWN_PRICE',
  'OPTION_CHOSEN_TWICE',
  'PARTICIPANT_NOT_FOUND',
  'DATE_NOT_BOOKABLE',
] as const;
