/** A registration whose cancellation was taken back. Amounts in minor units. */
export interface RestorationFacts {
  readonly firstname: string;
  readonly participant: string;
  readonly activity: string;
  readonly start_at: string;
  readonly end_at: string;
  /** Its price now; null when that did not change. */
  readonly total_amount: number | null;
  /** The amount still to be paid, when its price changed. */
  readonly owed_amount: number;
  /** The amount paid beyond its price, now in the wallet. */
  readonly credited_amount: number;
}
