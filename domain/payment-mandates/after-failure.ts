import { addMinutes, type Instant } from '../base/instants.ts';
import type { ChargeAdvice } from '../payments/provider-report.ts';

/** The most times that one payment is tried. */
export const MOST_TRIES = 3;

const MINUTES_A_DAY = 24 * 60;
/** Days to wait after the first failure, and after the second. */
const WAITS = [3, 5];

/**
 * The consequence of a failed payment by mandate: tried again from a moment, given up so that the
 * family pays by itself, or the end of the mandate.
 */
export type AfterFailure =
  | { readonly kind: 'TRY_AGAIN'; readonly try_at: Instant }
  | { readonly kind: 'GIVE_UP' }
  | { readonly kind: 'END_MANDATE' };

/**
 * Returns what follows from the failure of a payment that was tried so many times, this one
 * included. It is tried again only where the provider advises it, three times in all.
 */
export function afterFailure(
  failure: { readonly advice: ChargeAdvice; readonly tries: number },
  now: Instant,
): AfterFailure {
  if (failure.advice === 'NEVER') return { kind: 'END_MANDATE' };
  const days = WAITS[failure.tries - 1];
  if (failure.advice === 'ACT' || failure.tries >= MOST_TRIES || days === undefined)
    return { kind: 'GIVE_UP' };
  return { kind: 'TRY_AGAIN', try_at: addMinutes(now, days * MINUTES_A_DAY) };
}
