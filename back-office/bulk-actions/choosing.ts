import type { Selection } from './use-selection.ts';

/** The chosen rows of a list, and the names of its rows. */
export interface Choosing<Row> {
  readonly selection: Selection;
  readonly titleOf: (row: Row) => string;
}
