import type { Range } from '@ribambelle/texts/formats/format-date-range.ts';

/** A registration that staff moved to another availability. Amounts in minor units. */
export interface TransferFacts {
  readonly firstname: string;
  readonly participant: string;
  /** The activity before and now: the same when only the time changed. */
  readonly activity_before: string;
  readonly activity: string;
  readonly was: Range;
  readonly is: Range;
  /** The address of the new location; empty for none. */
  readonly location: string;
  /** Its price now; null when that did not change. */
  readonly total_amount: number | null;
  /** The amount still to be paid, when its price changed. */
  readonly owed_amount: number;
  /** The amount paid beyond its price, now in the wallet. */
  readonly credited_amount: number;
}
