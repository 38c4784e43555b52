/** The records that a notification is about: all, or those of which it names one (R36). */
export interface Dependencies {
  readonly global: boolean;
  readonly activity_ids: readonly number[];
  readonly category_ids: readonly number[];
  readonly membership_ids: readonly number[];
}

/** The records that belong to something that happened. */
export type Concerned = Omit<Dependencies, 'global'>;

/**
 * Tests whether a notification is about something: it is global, or names one of its activities,
 * categories or memberships.
 */
export function concerns(of: Dependencies, what: Concerned): boolean {
  return (
    of.global ||
    meet(of.activity_ids, what.activity_ids) ||
    meet(of.category_ids, what.category_ids) ||
    meet(of.membership_ids, what.membership_ids)
  );
}

function meet(one: readonly number[], other: readonly number[]): boolean {
  return one.some((id) => other.includes(id));
}
