import { cuid, oneLine, price } from '../general/shapes.ts';

/** What a registration is to cost, in minor units, and why: the family reads it. */
export const priceChoice = {
  registration: cuid,
  total_amount: price,
  reason: oneLine(200).trim().default(''),
};

/** The refusals of both preview and act. */
export const PRICE_ERRORS = ['REGISTRATION_NOT_FOUND', 'REGISTRATION_ALREADY_CANCELLED'] as const;
