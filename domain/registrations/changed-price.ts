import type { Amount } from '../base/money.ts';
import { clampAmount, partOf, sumAmounts } from '../base/money.ts';
import type { OptionLine, RegistrationPrice } from '../pricing/price-registration.ts';

/** A registration as it was charged, in minor units. */
export interface ChargedRegistration {
  readonly total_amount: Amount;
  readonly deposit_amount: Amount;
  readonly options: readonly Pick<OptionLine, 'price_id' | 'amount'>[];
}

/** True when a total is what the price list makes of it today, rather than a price that was agreed or has changed since. */
export function isAutomaticPrice(
  registration: Pick<ChargedRegistration, 'total_amount'>,
  current: RegistrationPrice,
): boolean {
  return registration.total_amount === current.total_price;
}

/**
 * The price of a registration with other options and dates (3 §5). While it costs what the price list says, it is worked out anew. Otherwise what
 * was agreed stays: an option that is left takes off what it was charged, one that is new adds what it costs today, what is kept
 * costs what it did, and the places cost the same share of what was agreed as of the list; `base_price` then carries the difference to the list.
 * Never below 0; the deposit never above the total.
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
  const agreed = places > 0 && parts.of > 0 ? partOf(places, parts) : places;
  const chosen = sumAmounts(options.map(({ amount }) => amount));
  const total = Math.max(0, agreed + chosen + partialSum(next));
  return withTotal({ ...next, options }, { total, registration });
}

/** What leaving dates out adds to a price; below 0 what it takes off. */
function partialSum(price: RegistrationPrice): Amount {
  return price.partial_registration_total_fee - price.partial_registration_total_discount;
}

/** The deposit that was agreed, and lines that add up to the total. */
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
