/** A voucher that somebody gives to who reads. `name` and `message` are the giver's words, empty for none; `worth` is written already. */
export interface VoucherGiftFacts {
  readonly name: string;
  readonly given_by: string;
  readonly message: string;
  readonly title: string;
  readonly worth: string;
  readonly code: string;
  /** Until when it can be redeemed; null for good. */
  readonly expires_at: string | null;
  /** Where it is redeemed. */
  readonly href: string;
}
