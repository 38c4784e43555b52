import type { Range } from '@ribambelle/texts/formats/format-date-range.ts';

/** A booking that was moved. Amounts in minor units. */
export interface BookingMoveFacts {
  readonly firstname: string;
  /** The resource now and before: the same when only the time changed. */
  readonly resource: string;
  readonly resource_before: string;
  /** The address of the new place; empty for none. */
  readonly location: string;
  /** The earliest first. */
  readonly moved: readonly { readonly was: Range; readonly is: Range }[];
  /** Its price now; null when that did not change. */
  readonly total_amount: number | null;
}
