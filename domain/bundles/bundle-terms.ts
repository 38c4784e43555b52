import type { Instant } from '../base/instants.ts';

/**
 * What was promised for the price of a bundle when it was put in the cart (R9): how many registrations it pays (null without limit), how
 * many seconds from its sale, and until when at the latest (null without end).
 */
export interface BundleTerms {
  readonly capacity: number | null;
  readonly duration: number | null;
  readonly expires_at: Instant | null;
}
