import type { Amount } from '../base/money.ts';
import type { RegistrationPrice } from './price-registration.ts';

/**
 * The amount charged for a registration: the price fixed when it was added, and the reduction by
 * the coupon of its order.
 */
export interface ChargedPrice extends RegistrationPrice {
  readonly coupon_total?: Amount;
  /** The fees for what its family gave up by changes, within `total_price`. */
  readonly change_fee_total?: Amount;
}

/**
 * Returns the price of a registration after its coupon; the deposit is never above the remainder
 * (R14).
 */
export function chargedPrice(price: RegistrationPrice, coupon_total: Amount): ChargedPrice {
  if (coupon_total === 0) return price;
  const total_price = price.total_price - coupon_total;
  const total_deposit = Math.min(price.total_deposit, total_price);
  return { ...price, coupon_total, total_price, total_deposit };
}

/** Returns a price with the fees for what its family gave up by changes, in minor units. */
export function withChangeFees(price: ChargedPrice, change_fee_total: Amount): ChargedPrice {
  if (change_fee_total === 0) return price;
  return { ...price, change_fee_total, total_price: price.total_price + change_fee_total };
}
