/** The values of a record that a change names: any of them. */
export type ChangesOf<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined };

/**
 * Returns the values of a record after a change that names some of them; the others stay as they
 * are.
 */
export function withChanges<Values extends object>(
  values: Values,
  changes: ChangesOf<Values>,
): Values {
  const changed = { ...values };
  for (const name in values) {
    const value = changes[name];
    if (value !== undefined) changed[name] = value;
  }
  return changed;
}
