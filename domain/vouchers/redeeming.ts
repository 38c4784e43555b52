import type { Instant } from '../base/instants.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';
import { type SoldVoucher, type VoucherStatus, voucherStatus } from './voucher-status.ts';

/** The reasons to refuse redeeming a voucher. */
export type RedeemingCode =
  | 'VOUCHER_CANCELLED'
  | 'VOUCHER_UNPAID'
  | 'VOUCHER_EXPIRED'
  | 'VOUCHER_REDEEMED';

const REFUSED: { readonly [Status in Exclude<VoucherStatus, 'VALID'>]: RedeemingCode } = {
  CANCELLED: 'VOUCHER_CANCELLED',
  UNPAID: 'VOUCHER_UNPAID',
  EXPIRED: 'VOUCHER_EXPIRED',
  REDEEMED: 'VOUCHER_REDEEMED',
};

/**
 * Decides whether a sold voucher can be redeemed now: when it is valid, and not redeemed before
 * (3 §4). Refuses with its status.
 */
export function decideRedemption(
  voucher: SoldVoucher,
  now: Instant,
): Decision<SoldVoucher, RedeemingCode> {
  const status = voucherStatus(voucher, now);
  return status === 'VALID' ? permit(voucher) : refuse(REFUSED[status]);
}
