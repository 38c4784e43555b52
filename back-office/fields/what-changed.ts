type Named = Readonly<Record<string, unknown>>;

/** True for two equal values of a form or request. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** Returns the names of the values that differ between two states of a form. */
export function changedNames(before: Named, after: Named): readonly string[] {
  return Object.keys(after).filter((name) => !isSame(before[name], after[name]));
}

/** Returns only these values of a form. */
export function only(values: Named, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

/** Puts some values over those of a form; names that the form does not have are left out. */
export function withValues<Values extends Record<string, unknown>>(
  values: Values,
  over: Named,
): Values {
  const entries = Object.entries(over).filter(([name]) => Object.hasOwn(values, name));
  return { ...values, ...Object.fromEntries(entries) };
}

/**
 * Returns the part of a request that a change sends: the version that was read, the values named in
 * the path, and the fields that differ from those read. A request without a version, as for a new
 * record, is sent whole.
 */
export function changedRequest(
  path: string,
  input: { before: Named; after: Named },
): Readonly<Record<string, unknown>> {
  const { before, after } = input;
  if (!Object.hasOwn(after, 'version')) return after;
  const names = Object.keys(after).filter(
    (name) =>
      name === 'version' || path.includes(`{${name}}`) || !isSame(before[name], after[name]),
  );
  return Object.fromEntries(names.map((name) => [name, after[name]]));
}

/** A value that another person changed, as it was, is here, and is now on the server. */
export interface Disputed {
  readonly name: string;
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/**
 * Compares the changes made here (`mine`) with those of another person meanwhile (`theirs`).
 * Returns the fields that only they changed, those that both changed differently, and the names of
 * those changed here.
 */
export function compareChanges(input: { before: Named; mine: Named; theirs: Named }): {
  readonly theirs_alone: readonly Disputed[];
  readonly disputed: readonly Disputed[];
  readonly mine: readonly string[];
} {
  const { before, mine, theirs } = input;
  const ours = changedNames(before, mine);
  const names = changedNames(before, theirs).filter((name) => !isSame(mine[name], theirs[name]));
  const differences = names.map((name) => ({
    name,
    before: before[name],
    mine: mine[name],
    theirs: theirs[name],
  }));
  return {
    theirs_alone: differences.filter(({ name }) => !ours.includes(name)),
    disputed: differences.filter(({ name }) => ours.includes(name)),
    mine: ours,
  };
}
