import type { Selection } from './use-selection.ts';

/** Which rows are chosen, and what each is called. */
export interface Choosing<Row> {
  readonly selection: Selection;
  readonly titleOf: (row: Row) => string;
}
