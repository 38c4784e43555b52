type Named = Readonly<Record<string, unknown>>;

/** True for two values of a form or request that say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** The names of the values that differ between two states of a form. */
export function changedNames(before: Named, after: Named): readonly string[] {
  return Object.keys(after).filter((name) => !isSame(before[name], after[name]));
}

/** These values of a form alone. */
export function only(values: Named, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

/** Some values of a form put over others; what the form does not have is left out. */
export function withValues<Values extends Record<string, unknown>>(
  values: Values,
  over: Named,
): Values {
  const known = Object.entries(over).filter(([name]) => Object.hasOwn(values, name));
  return { ...values, ...Object.fromEntries(known) };
}

/**
 * What a change of a record sends: the version that was read, what the path names, and the fields that differ from what was read. Of what
 * makes something new, or belongs to no version, everything is sent.
 */
export function changedRequest(
  path: string,
  input: { before: Named; after: Named },
): Readonly<Record<string, unknown>> {
  const { before, after } = input;
  if (!Object.hasOwn(after, 'version')) return after;
  const sent = Object.keys(after).filter(
    (name) =>
      name === 'version' || path.includes(`{${name}}`) || !isSame(before[name], after[name]),
  );
  return Object.fromEntries(sent.map((name) => [name, after[name]]));
}

/** One value that two people changed to something else. */
export interface Disputed {
  readonly name: string;
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/**
 * What somebody changed of a record (`mine`), put on what somebody else made of it meanwhile (`theirs`): the names that only they
 * changed, and those that both did, each otherwise.
 */
export function compareChanges(input: { before: Named; mine: Named; theirs: Named }): {
  readonly theirs_alone: readonly Disputed[];
  readonly disputed: readonly Disputed[];
  readonly mine: readonly string[];
} {
  const { before, mine, theirs } = input;
  const ours = changedNames(before, mine);
  const changed = changedNames(before, theirs).filter((name) => !isSame(mine[name], theirs[name]));
  const differing = changed.map((name) => ({
    name,
    before: before[name],
    mine: mine[name],
    theirs: theirs[name],
  }));
  return {
    theirs_alone: differing.filter(({ name }) => !ours.includes(name)),
    disputed: differing.filter(({ name }) => ours.includes(name)),
    mine: ours,
  };
}
