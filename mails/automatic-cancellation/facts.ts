/** What does not take place because too few are registered, for one family. Amounts in minor units. */
export interface AutomaticCancellationFacts {
  readonly firstname: string;
  readonly activity: string;
  readonly start_at: string;
  readonly end_at: string;
  /** The names of who was registered, and of who was in the waiting list. */
  readonly registered: readonly string[];
  readonly waiting: readonly string[];
  /** What was paid and is not due any more. */
  readonly credit: number;
  readonly bundle_returned: boolean;
}
