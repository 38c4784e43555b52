import type { Range } from '@ribambelle/texts/formats/format-date-range.ts';

/** A booking that was moved. Amounts in minor units. */
export interface BookingMoveFacts {
  readonly firstname: string;
  /** Where it is now, and where it was: the same where its time alone changed. */
  readonly resource: string;
  readonly resource_before: string;
  /** The address of where it is now; empty for none. */
  readonly location: string;
  /** The earliest first. */
  readonly moved: readonly { readonly was: Range; readonly is: Range }[];
  /** What it costs now; null where that stayed. */
  readonly total_amount: number | null;
}
