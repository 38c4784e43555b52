import type { Range } from '@ribambelle/texts/formats/format-date-range.ts';

/** A registration that staff moved to another availability. Amounts in minor units. */
export interface TransferFacts {
  readonly firstname: string;
  readonly participant: string;
  /** What it was for, and what it is for: the same where only the time is another. */
  readonly activity_before: string;
  readonly activity: string;
  readonly was: Range;
  readonly is: Range;
  /** The address of where it is now; empty for none. */
  readonly location: string;
  /** What it costs now; null where that stayed. */
  readonly total_amount: number | null;
  /** What is still to be paid of it, where its price changed. */
  readonly owed_amount: number;
  /** What was paid beyond it, and is in the wallet. */
  readonly credited_amount: number;
}
