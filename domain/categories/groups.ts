/** A category with its group; PRIMARY groups are shown on cards and pages (1 §3.1, 2 §3). */
export interface GroupedCategory {
  readonly title: string;
  readonly group: { readonly cuid: string; readonly title: string; readonly scope: string };
}

/** A group with the titles of its categories. */
export interface ShownGroup {
  readonly cuid: string;
  readonly title: string;
  readonly categories: readonly string[];
}

/** Returns the categories of the PRIMARY groups, by group as they first appear, each title once. */
export function primaryGroups(categories: readonly GroupedCategory[]): readonly ShownGroup[] {
  const groups = new Map<
    string,
    { readonly cuid: string; readonly title: string; readonly categories: string[] }
  >();
  for (const { title, group } of categories) {
    if (group.scope !== 'PRIMARY') continue;
    const entry = groups.get(group.cuid) ?? {
      cuid: group.cuid,
      title: group.title,
      categories: [],
    };
    if (!entry.categories.includes(title)) entry.categories.push(title);
    groups.set(group.cuid, entry);
  }
  return [...groups.values()];
}
