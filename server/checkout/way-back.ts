import { refuse } from '../refusal.ts';
import type { WayBack } from './start-payment.ts';

/**
 * Returns an address within the site, written with or without its origin. Refuses INVALID at the
 * field for any other.
 */
export function addressWithin(origin: string, input: { address: string; field: string }): string {
  const address = URL.parse(input.address, origin);
  if (address === null || address.origin !== origin || input.address.startsWith('//'))
    refuse('INVALID_REQUEST', { [input.field]: 'INVALID' });
  return address.href;
}

/**
 * Returns the addresses to come back to, both of the same page: it shows the outcome of the cart,
 * and allows another attempt when the payment failed.
 */
export function wayBack(
  origin: string,
  input: { language: string; cart_cuid: string; return_url: string | null },
): WayBack {
  const address = input.return_url ?? `/${input.language}/checkout/${input.cart_cuid}/success`;
  const return_url = addressWithin(origin, { address, field: 'return_url' });
  return { return_url, cancel_url: return_url };
}
