import type { Amount } from '../base/money.ts';
import { clampAmount, partOf, sumAmounts } from '../base/money.ts';
import type { OptionLine, RegistrationPrice } from '../pricing/price-registration.ts';

/** A registration as charged, in minor units. */
export interface ChargedRegistration {
  readonly total_amount: Amount;
  readonly deposit_amount: Amount;
  readonly options: readonly Pick<OptionLine, 'price_id' | 'amount'>[];
}

/** True when a total is today's list price, not one that was agreed or has since changed. */
export function isAutomaticPrice(
  registration: Pick<ChargedRegistration, 'total_amount'>,
  current: RegistrationPrice,
): boolean {
  return registration.total_amount === current.total_price;
}

/**
 * Returns the price of a registration with other options and dates (3 §5). While it costs the list
 * price, it is priced anew. Otherwise the agreed price stays: a dropped option takes off the amount
 * charged for it, a new one adds today's price, a kept one keeps its price, and the places cost the
 * same proportion of the list price as agreed; `base_price` then carries the difference to the
 * list. Never below 0; the deposit never above the total.
 */
export function changedPrice(
  registration: ChargedRegistration,
  list: { readonly current: RegistrationPrice; readonly next: RegistrationPrice },
): RegistrationPrice {
  const { current, next } = list;
  if (isAutomaticPrice(registration, current))
    return withTotal(next, { total: next.total_price, registration });
  const charged = new Map(registration.options.map(({ price_id, amount }) => [price_id, amount]));
  const options = next.options.map((line) => ({
    ...line,
    amount: charged.get(line.price_id) ?? line.amount,
  }));
  const places = registration.total_amount - sumAmounts(charged.values()) - partialSum(current);
  const parts = { taken: next.base_price, of: current.base_price };
  const agreedPrice = places > 0 && parts.of > 0 ? partOf(places, parts) : places;
  const optionsPrice = sumAmounts(options.map(({ amount }) => amount));
  const total = Math.max(0, agreedPrice + optionsPrice + partialSum(next));
  return withTotal({ ...next, options }, { total, registration });
}

/** Returns the amount that leaving out dates adds to a price; negative for a reduction. */
function partialSum(price: RegistrationPrice): Amount {
  return price.partial_registration_total_fee - price.partial_registration_total_discount;
}

/** Returns a price with the agreed deposit and lines that add up to the total. */
function withTotal(
  price: RegistrationPrice,
  input: { total: Amount; registration: ChargedRegistration },
): RegistrationPrice {
  const options_total = sumAmounts(price.options.map(({ amount }) => amount));
  return {
    ...price,
    options_total,
    base_price:
      input.total === price.total_price
        ? price.base_price
        : input.total - options_total - partialSum(price),
    total_price: input.total,
    total_deposit: clampAmount(input.registration.deposit_amount, {
      lowest: 0,
      highest: input.total,
    }),
  };
}
