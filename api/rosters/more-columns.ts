import type { FieldGroup } from '@ribambelle/domain/permissions/field-groups.ts';

/**
 * The sources of the organiser's own columns of the day list: custom fields of participants and
 * families, questions and options of activities.
 */
export const ROSTER_SOURCES = ['field', 'family', 'question', 'option'] as const;

export type RosterSource = (typeof ROSTER_SOURCES)[number];

/**
 * The name of such a column in addresses, saved views and files: its source, and the cuid of the
 * custom field, or a hash of the text of the question or option, so that it is the same for every
 * activity (decision 166).
 */
export const ROSTER_MORE = /^(field|family|question|option)-[a-z0-9-]{1,64}$/;

const GROUPS: Readonly<Record<RosterSource, FieldGroup | undefined>> = {
  field: 'ANSWERS',
  question: 'ANSWERS',
  family: 'CONTACT',
  option: undefined,
};

/** Returns the source in a column's name; null for any other name. */
export function rosterSourceOf(name: string): RosterSource | null {
  if (!ROSTER_MORE.test(name)) return null;
  return ROSTER_SOURCES.find((source) => name.startsWith(`${source}-`)) ?? null;
}

/** Returns the group of fields required to offer a column of this source. */
export function groupOfSource(source: RosterSource): FieldGroup | undefined {
  return GROUPS[source];
}

/** Returns the content of an extra column in a row; null when the row has none. */
export function contentIn(
  row: { readonly more: readonly { readonly column: string; readonly content: string }[] },
  column: string,
): string | null {
  const parts = row.more.filter((part) => part.column === column);
  return parts.length === 0 ? null : parts.map(({ content }) => content).join(' · ');
}

/**
 * Returns the answers that people who look after a child must know: all those about the
 * participant, and those to questions about health; those about health first.
 */
export function toBeKnown<Part extends { readonly column: string; readonly health: boolean }>(
  parts: readonly Part[],
): readonly Part[] {
  const details = parts.filter(({ column, health }) => {
    const source = rosterSourceOf(column);
    return source === 'field' || (source === 'question' && health);
  });
  return details.toSorted((one, other) => Number(other.health) - Number(one.health));
}
