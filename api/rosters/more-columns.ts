import type { FieldGroup } from '@ribambelle/domain/permissions/field-groups.ts';

/** From where a column of the day list comes that the organiser made: custom fields of participants and families, questions and options of activities. */
export const ROSTER_SOURCES = ['field', 'family', 'question', 'option'] as const;

export type RosterSource = (typeof ROSTER_SOURCES)[number];

/**
 * How such a column is called in addresses, saved views and files: its source, and the cuid of the custom field, or a sign of the words of the
 * question or option, by which it is the same at every activity (decision 166).
 */
export const ROSTER_MORE = /^(field|family|question|option)-[a-z0-9-]{1,64}$/;

const GROUPS: Readonly<Record<RosterSource, FieldGroup | undefined>> = {
  field: 'ANSWERS',
  question: 'ANSWERS',
  family: 'CONTACT',
  option: undefined,
};

/** The source that a column's name says; null for what is no such name. */
export function rosterSourceOf(name: string): RosterSource | null {
  if (!ROSTER_MORE.test(name)) return null;
  return ROSTER_SOURCES.find((source) => name.startsWith(`${source}-`)) ?? null;
}

/** The group of fields without which a column of this source is not offered. */
export function groupOfSource(source: RosterSource): FieldGroup | undefined {
  return GROUPS[source];
}

/** What stands in such a column of a row; null for nothing. */
export function contentIn(
  row: { readonly more: readonly { readonly column: string; readonly content: string }[] },
  column: string,
): string | null {
  const parts = row.more.filter((part) => part.column === column);
  return parts.length === 0 ? null : parts.map(({ content }) => content).join(' · ');
}

/**
 * What must be known of a child by who looks after it, of what was answered and chosen: all that was answered of a participant, and what questions about health were
 * answered; what is about health first.
 */
export function toBeKnown<Part extends { readonly column: string; readonly health: boolean }>(
  parts: readonly Part[],
): readonly Part[] {
  const known = parts.filter(({ column, health }) => {
    const source = rosterSourceOf(column);
    return source === 'field' || (source === 'question' && health);
  });
  return known.toSorted((one, other) => Number(other.health) - Number(one.health));
}
