import type { Amount } from '../base/money.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';
import { clampAmount, partOf, percentageOf, sumAmounts } from '../base/money.ts';
import { type PriceAdjustment, takeOff, type Taken, totalOf } from './take-off.ts';
import type { ChosenOption } from '../activities/answers.ts';
import type { ItemVat } from '../vat/item-vat.ts';
import type { TakenPart } from './partial-registration.ts';

/**
 * The registration to price: the availability's price and deposit for one place, and the customer's
 * choices.
 */
export interface RegistrationToPrice {
  readonly price: Amount;
  readonly deposit: Amount;
  readonly quantity: number;
  /** The share of the price for the chosen dates; absent for the whole price. */
  readonly share?: TakenPart['share'];
  readonly options: readonly Pick<ChosenOption, 'option_id' | 'price_id' | 'price'>[];
  readonly adjustments: readonly PriceAdjustment[];
}

/** The price of one option, for the whole quantity. */
export interface OptionLine {
  readonly option_id: number;
  readonly price_id: number;
  readonly label: string;
  readonly amount: Amount;
}

/**
 * The estimate of 2 §7. Every amount is for the whole quantity, and the lines add up to
 * `total_price`.
 */
export interface RegistrationPrice extends Taken {
  readonly base_price: Amount;
  readonly deposit: Amount;
  readonly quantity: number;
  readonly options: readonly OptionLine[];
  readonly options_total: Amount;
  readonly partial_registration_total_fee: Amount;
  readonly total_price: Amount;
  readonly total_deposit: Amount;
  /** The categories of its parts by VAT; absent until it is the price of an item. */
  readonly vat?: ItemVat;
}

/** The highest price of anything, in minor units: a million euros. */
export const MOST_PRICE = 100_000_000;

/** Returns the price, or refuses one above the limit, for the estimate and the cart alike. */
export function withinLimit(
  price: RegistrationPrice,
): Decision<RegistrationPrice, 'PRICE_TOO_HIGH'> {
  return price.base_price + price.options_total > MOST_PRICE || price.total_price > MOST_PRICE
    ? refuse('PRICE_TOO_HIGH', { quantity: 'PRICE_TOO_HIGH' })
    : permit(price);
}

/**
 * Prices a registration (2 §7): price times quantity (R23), or its share when dates are priced one
 * by one, plus options, plus fee, minus reductions. Reductions apply in the order partial, bundle,
 * member price, discounts, volume discounts, each at most the remainder, so that nothing goes below
 * 0 and the lines always add up. The deposit is never above the price (R14). See
 * docs/algorithms/prices.md.
 */
export function priceRegistration(registration: RegistrationToPrice): RegistrationPrice {
  const { quantity, share = null } = registration;
  const base_price = sharedPrice(registration.price * quantity, share);
  const options = registration.options.map((option) =>
    optionLine(option, { base_price, quantity }),
  );
  const options_total = sumAmounts(options.map((line) => line.amount));
  const partial_registration_total_fee = totalOf(
    registration.adjustments,
    'PARTIAL_REGISTRATION_FEE',
  );
  const gross = Math.max(0, base_price + options_total + partial_registration_total_fee);
  const { left, taken } = takeOff(gross, registration.adjustments);
  const deposit = sharedPrice(registration.deposit * quantity, share);
  return {
    base_price,
    deposit,
    quantity,
    options,
    options_total,
    partial_registration_total_fee,
    ...taken,
    total_price: left,
    total_deposit: clampAmount(deposit, { lowest: 0, highest: left }),
  };
}

/** Returns the share of a price for all dates, in minor units, rounded half up once. */
export function sharedPrice(price: Amount, share: TakenPart['share']): Amount {
  return share === null ? price : partOf(price, share);
}

/**
 * Prices one option: its amount for each place, plus its share of the base price rounded half up
 * once (R6).
 */
function optionLine(
  option: RegistrationToPrice['options'][number],
  of: { readonly base_price: Amount; readonly quantity: number },
): OptionLine {
  const { label, amount, percentage } = option.price;
  const share = percentage === null ? 0 : percentageOf(of.base_price, percentage);
  return {
    option_id: option.option_id,
    price_id: option.price_id,
    label,
    amount: (amount ?? 0) * of.quantity + share,
  };
}
