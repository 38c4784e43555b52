interface SelectorRequest {
  readonly response_type?: 'multiselect-search' | undefined;
  readonly value_key: 'id' | 'cuid';
}

/**
 * Returns rows with the value and label of each when a selector requests them, and unchanged
 * otherwise (1 §7, decision 0021).
 */
export function asChoices<Row extends { readonly id: number; readonly cuid: string }>(
  rows: readonly Row[],
  input: { readonly request: SelectorRequest; readonly label: (row: Row) => string },
): (Row & { value?: number | string; label?: string })[] {
  const { response_type, value_key } = input.request;
  if (response_type === undefined) return [...rows];
  return rows.map((row) => ({ ...row, value: row[value_key], label: input.label(row) }));
}
