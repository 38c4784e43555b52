/**
 * A booking that is cancelled. `message` is the reason, in the words of the person who cancelled
 * it.
 */
export interface BookingCancellationFacts {
  readonly firstname: string;
  readonly resource: string;
  /** The earliest first. */
  readonly dates: readonly { readonly start_at: string; readonly end_at: string }[];
  readonly message: string;
}
