/**
 * An activity called off because too few are registered, for one family. Amounts in minor units.
 */
export interface AutomaticCancellationFacts {
  readonly firstname: string;
  readonly activity: string;
  readonly start_at: string;
  readonly end_at: string;
  /** The names of those who were registered, and of those on the waiting list. */
  readonly registered: readonly string[];
  readonly waiting: readonly string[];
  /** The amount that was paid and is no longer due. */
  readonly credit: number;
  readonly bundle_returned: boolean;
}
