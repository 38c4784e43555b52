/**
 * A place kept until a moment for somebody on a waiting list, and where it is accepted or declined.
 */
export interface OfferFacts {
  readonly firstname: string;
  readonly participant: string;
  readonly activity: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly expires_at: string;
  readonly href: string;
}
