/** A registration that now belongs to another participant of the family. Amounts in minor units. */
export interface ReplacementFacts {
  readonly firstname: string;
  readonly participant_before: string;
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
