import type { Amount } from '../base/money.ts';

/**
 * The fields of an offer that must fit together: ages in years, amounts in minor units, null when
 * not set.
 */
export interface Offer {
  readonly age_minimum: number | null;
  readonly age_maximum: number | null;
  readonly price: Amount;
  readonly deposit: Amount;
}

/** Returns the errors: a highest age below the lowest, a deposit above the price (R14). */
export function offerErrors(offer: Offer): {
  readonly age_maximum?: 'TOO_SMALL';
  readonly deposit?: 'TOO_LARGE';
} {
  const reversed =
    offer.age_minimum !== null &&
    offer.age_maximum !== null &&
    offer.age_maximum < offer.age_minimum;
  return {
    ...(reversed ? { age_maximum: 'TOO_SMALL' } : {}),
    ...(offer.deposit > offer.price ? { deposit: 'TOO_LARGE' } : {}),
  };
}
