import type { Range } from '@ribambelle/texts/formats/format-date-range.ts';

/** A registration with other dates, options or answers. Amounts in minor units. */
export interface RegistrationChangeFacts {
  readonly firstname: string;
  readonly participant: string;
  readonly activity: string;
  /** All of its dates now, the earliest first. */
  readonly dates: readonly Range[];
  /** Its price now; null when that did not change. */
  readonly total_amount: number | null;
  /** The amount still to be paid, when its price changed. */
  readonly owed_amount: number;
  /** The amount paid beyond its price, now in the wallet. */
  readonly credited_amount: number;
  /** The fee for what its family gave up by itself, and the amount sent back by the provider. */
  readonly fee_amount: number;
  readonly online_amount: number;
}
