import type { Range } from '@ribambelle/texts/formats/format-date-range.ts';

/** A registration with other dates, options or answers. Amounts in minor units. */
export interface RegistrationChangeFacts {
  readonly firstname: string;
  readonly participant: string;
  readonly activity: string;
  /** All that it has now, the earliest first. */
  readonly dates: readonly Range[];
  /** What it costs now; null where that stayed. */
  readonly total_amount: number | null;
  /** What is still to be paid of it, where its price changed. */
  readonly owed_amount: number;
  /** What was paid beyond it, and is in the wallet. */
  readonly credited_amount: number;
}
