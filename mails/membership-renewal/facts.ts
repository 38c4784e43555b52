/**
 * A membership that will renew itself unless its owner says no. The price is that of its next
 * cycle, in minor units.
 */
export interface MembershipRenewalFacts {
  readonly firstname: string;
  readonly title: string;
  /** The participant it belongs to; null for the family's own. */
  readonly participant: string | null;
  /** The end of the current cycle, after which the next one begins. */
  readonly ends_at: string;
  readonly renews_at: string;
  readonly price: number;
  /** The page on which renewal is stopped. */
  readonly href: string;
}
