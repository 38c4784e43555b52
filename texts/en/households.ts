import type * as French from '../fr/households.ts';

export const errors: typeof French.errors = {
  HOUSEHOLD_ALREADY_THERE: 'This child belongs to this family already.',
  HOUSEHOLD_NOT_FOUND: 'This family is no longer a further household of this child.',
  HOUSEHOLD_BUSY:
    'This family still has something for this child in its cart, on a waiting list or as a request. Settle that first, then try again.',
  TOO_MANY_HOUSEHOLDS: 'A child has five households at most.',
};
