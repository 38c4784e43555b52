import { CONSTRAINT_ERRORS } from './constraint-errors.ts';

/**
 * The errors of a request put in the cart, besides those of a registration; and of a registration
 * where a request is needed.
 */
export const REQUEST_ERRORS = [
  'REGISTRATION_BY_REQUEST',
  'REGISTRATION_NOT_BY_REQUEST',
  'REQUEST_OF_ONE_ACTIVITY',
  'AVAILABILITY_CHOSEN_TWICE',
  'AVAILABILITIES_TOO_FEW',
  'AVAILABILITIES_TOO_MANY',
  'TIER_UNKNOWN',
  'ALREADY_REQUESTED',
  ...CONSTRAINT_ERRORS,
] as const;
