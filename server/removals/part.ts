/**
 * Rows of a table that belong to a removed record: those whose `column` holds its key, or that
 * refer to such rows of `through`.
 */
export interface Part {
  readonly table: string;
  readonly column: string;
  readonly through?: { readonly table: string; readonly column: string };
}
