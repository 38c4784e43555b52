/**
 * A voucher that somebody gives to the reader. `name` and `message` are the giver's words, empty
 * for none; `worth` is already formatted.
 */
export interface VoucherGiftFacts {
  readonly name: string;
  readonly given_by: string;
  readonly message: string;
  readonly title: string;
  readonly worth: string;
  readonly code: string;
  /** The moment until which it can be redeemed; null for good. */
  readonly expires_at: string | null;
  /** The page on which it is redeemed. */
  readonly href: string;
}
