import { cuid, oneLine, price } from '../general/shapes.ts';

/** The new price of a registration, in minor units, and the reason, which the family reads. */
export const priceChoice = {
  registration: cuid,
  total_amount: price,
  reason: oneLine(200).trim().default(''),
};

/** The refusals of both preview and act. */
export const PRICE_ERRORS = ['REGISTRATION_NOT_FOUND', 'REGISTRATION_ALREADY_CANCELLED'] as const;
