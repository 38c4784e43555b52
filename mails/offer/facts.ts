/** A place that is kept for somebody on a waiting list until a moment, and where it is taken or left. */
export interface OfferFacts {
  readonly firstname: string;
  readonly participant: string;
  readonly activity: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly expires_at: string;
  readonly href: string;
}
