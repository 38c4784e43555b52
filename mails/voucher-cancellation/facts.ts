/**
 * A sold voucher that is cancelled. `message` is the reason, in the words of the person who
 * cancelled it.
 */
export interface VoucherCancellationFacts {
  readonly firstname: string;
  readonly title: string;
  readonly code: string;
  readonly message: string;
}
