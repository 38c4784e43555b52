import { CONSTRAINT_ERRORS } from './constraint-errors.ts';

/** What can be wrong with a request that is put in the cart, beside what can be wrong with a registration; and with a registration where one has to ask. */
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
