import {
  PARTIAL_PRICES,
  PARTIAL_REGISTRATIONS,
} from '@ribambelle/domain/pricing/partial-registration.ts';
import { z } from 'zod';
import { price } from '../general/shapes.ts';

/**
 * The rules for leaving dates out: the people allowed to, the price of the other dates, and the fee
 * or discount for each place then, in minor units (2 §4, 2 §7).
 */
export const partialTerms = {
  partial_registrations: z.enum(PARTIAL_REGISTRATIONS),
  partial_price: z.enum(PARTIAL_PRICES),
  partial_fee: price,
  partial_discount: price,
};

/** The same as a collaborator sets it; at most one of fee and discount. */
export const partialFields = {
  partial_registrations: partialTerms.partial_registrations.default('EVERYBODY'),
  partial_price: partialTerms.partial_price.default('WHOLE'),
  partial_fee: price.default(0),
  partial_discount: price.default(0),
};
