/**
 * The ways of a refund: through the collecting provider, by hand, into the wallet, or by a transfer
 * that waits for a file for the bank.
 */
export const REFUND_WAYS = ['PROVIDER', 'BANK', 'WALLET', 'TRANSFER'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/**
 * Returns the way of a refund. Money without a refund went into the wallet; one by hand is done at
 * once; only a provider's has a reference, waits or fails, and a transfer has its own row.
 */
export function wayOfRefund(
  refund: {
    readonly state: string;
    readonly provider_reference: string | null;
    readonly by_transfer: boolean;
  } | null,
): RefundWay {
  if (refund === null) return 'WALLET';
  if (refund.by_transfer) return 'TRANSFER';
  return refund.state === 'DONE' && refund.provider_reference === null ? 'BANK' : 'PROVIDER';
}
