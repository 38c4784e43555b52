/** A booking that is cancelled. `message` is why, in the words of who cancelled it. */
export interface BookingCancellationFacts {
  readonly firstname: string;
  readonly resource: string;
  /** The earliest first. */
  readonly dates: readonly { readonly start_at: string; readonly end_at: string }[];
  readonly message: string;
}
