import { type Instant, isAfter } from '../base/instants.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';

/** The reasons to refuse extending a voucher. */
export type ExtensionCode =
  | 'VOUCHER_ALREADY_CANCELLED'
  | 'VOUCHER_REDEEMED'
  | 'VOUCHER_NOT_EXTENDED';

/**
 * Decides whether staff may extend a sold voucher, null for good. Refuses one that is cancelled or
 * redeemed, and an end that is not after its present end or now.
 */
export function decideExtension(
  voucher: {
    readonly expires_at: Instant | null;
    readonly redeemed_at: Instant | null;
    readonly cancelled_at: Instant | null;
  },
  wish: { readonly expires_at: Instant | null; readonly now: Instant },
): Decision<{ readonly expires_at: Instant | null }, ExtensionCode> {
  const { expires_at, now } = wish;
  if (voucher.cancelled_at !== null) return refuse('VOUCHER_ALREADY_CANCELLED');
  if (voucher.redeemed_at !== null) return refuse('VOUCHER_REDEEMED');
  const before = voucher.expires_at;
  const isLater =
    before !== null &&
    (expires_at === null || (isAfter(expires_at, before) && isAfter(expires_at, now)));
  if (!isLater) return refuse('VOUCHER_NOT_EXTENDED', { expires_at: 'VOUCHER_NOT_EXTENDED' });
  return permit({ expires_at });
}
