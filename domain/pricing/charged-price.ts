import type { Amount } from '../base/money.ts';
import type { RegistrationPrice } from './price-registration.ts';

/** What was charged for a registration: the price that was fixed when it was added, and what the coupon of its order took off it. */
export interface ChargedPrice extends RegistrationPrice {
  readonly coupon_total?: Amount;
}

/** The price of a registration once a coupon has taken something off it; the deposit is never above what is left (R14). */
export function chargedPrice(price: RegistrationPrice, coupon_total: Amount): ChargedPrice {
  if (coupon_total === 0) return price;
  const total_price = price.total_price - coupon_total;
  const total_deposit = Math.min(price.total_deposit, total_price);
  return { ...price, coupon_total, total_price, total_deposit };
}
