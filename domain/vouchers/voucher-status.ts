import type { Instant } from '../base/instants.ts';
import { isAfter } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';

/** The status of a sold voucher. */
export type VoucherStatus = 'CANCELLED' | 'UNPAID' | 'EXPIRED' | 'REDEEMED' | 'VALID';

/** The facts about a sold voucher that decide its status, amounts in minor units. */
export interface SoldVoucher {
  readonly total_amount: Amount;
  readonly paid_amount: Amount;
  readonly expires_at: Instant | null;
  readonly redeemed_at: Instant | null;
  readonly cancelled_at: Instant | null;
}

/** Returns its status now (3 §4): cancelled comes first, then unpaid, expired and redeemed. */
export function voucherStatus(voucher: SoldVoucher, now: Instant): VoucherStatus {
  if (voucher.cancelled_at !== null) return 'CANCELLED';
  if (voucher.total_amount > voucher.paid_amount) return 'UNPAID';
  if (voucher.expires_at !== null && !isAfter(voucher.expires_at, now)) return 'EXPIRED';
  return voucher.redeemed_at === null ? 'VALID' : 'REDEEMED';
}
