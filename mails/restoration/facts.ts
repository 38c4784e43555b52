/** A registration that is cancelled no more. Amounts in minor units. */
export interface RestorationFacts {
  readonly firstname: string;
  readonly participant: string;
  readonly activity: string;
  readonly start_at: string;
  readonly end_at: string;
  /** What it costs now; null where that stayed. */
  readonly total_amount: number | null;
  /** What is still to be paid of it, where its price changed. */
  readonly owed_amount: number;
  /** What was paid beyond it, and is in the wallet. */
  readonly credited_amount: number;
}
