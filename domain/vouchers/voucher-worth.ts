import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';

/** The worth of a voucher: an amount in minor units, or a bundle by its cuid. */
export interface VoucherWorth {
  readonly amount: number | null;
  readonly bundle: string | null;
}

/** Decides whether a voucher's worth is clear: an amount or a bundle, not both and not neither. */
export function decideWorth<Worth extends VoucherWorth>(
  worth: Worth,
): Decision<Worth, 'VOUCHER_WORTH_UNCLEAR'> {
  return (worth.amount === null) === (worth.bundle === null)
    ? refuse('VOUCHER_WORTH_UNCLEAR', { amount: 'VOUCHER_WORTH_UNCLEAR' })
    : permit(worth);
}
