/** A sold voucher that is cancelled. `message` is why, in the words of who cancelled it. */
export interface VoucherCancellationFacts {
  readonly firstname: string;
  readonly title: string;
  readonly code: string;
  readonly message: string;
}
