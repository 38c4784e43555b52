import type { Instant } from '../base/instants.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';

/** The reasons to refuse cancelling a voucher. */
export type VoucherCancellationCode =
  | 'VOUCHER_ALREADY_CANCELLED'
  | 'VOUCHER_REDEEMED'
  | 'CANCELLATION_MESSAGE_REQUIRED';

/**
 * Decides whether staff may cancel a sold voucher, with a reason that the customer reads; nothing
 * of it stays due (R26 for the fee of its order). Refuses a second cancellation, a redeemed one,
 * and a missing reason.
 */
export function decideVoucherCancellation(
  voucher: { readonly redeemed_at: Instant | null; readonly cancelled_at: Instant | null },
  message: string,
): Decision<{ readonly message: string; readonly due_amount: 0 }, VoucherCancellationCode> {
  if (voucher.cancelled_at !== null) return refuse('VOUCHER_ALREADY_CANCELLED');
  if (voucher.redeemed_at !== null) return refuse('VOUCHER_REDEEMED');
  const reason = message.trim();
  if (reason === '')
    return refuse('CANCELLATION_MESSAGE_REQUIRED', { message: 'CANCELLATION_MESSAGE_REQUIRED' });
  return permit({ message: reason, due_amount: 0 });
}
