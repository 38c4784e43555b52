import type { Instant } from '../base/instants.ts';

/**
 * The promise made for the price of a bundle when it was put in the cart (R9): the registrations
 * that it pays (null without limit), the seconds that it lasts from its sale, and its latest end
 * (null without end).
 */
export interface BundleTerms {
  readonly capacity: number | null;
  readonly duration: number | null;
  readonly expires_at: Instant | null;
}
