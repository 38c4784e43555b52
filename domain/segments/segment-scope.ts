import type { SegmentEntity } from './segment.ts';

/** The people and dates that something is for, by segments; null is everybody, or all dates. */
export interface NamedSegments {
  /** A segment of customers or of participants. */
  readonly people: { readonly id: number; readonly entity: SegmentEntity } | null;
  readonly availabilities: { readonly id: number } | null;
}

/** The members of segments among a family and its choice, by the segment's id. */
export type SegmentMembers = ReadonlyMap<number, ReadonlySet<number>>;

/** The members of a family, and the dates of its choice, that something is for at a moment. */
export interface SegmentScope {
  /** True when it is for anybody in the family. */
  readonly family: boolean;
  /** The participants that it is for; null for all of the family. */
  readonly participant_ids: readonly number[] | null;
  /** The availabilities that it is for; null for all. */
  readonly availability_ids: readonly number[] | null;
}

/** The scope without segments: everybody and all dates. */
export const FOR_ALL: SegmentScope = {
  family: true,
  participant_ids: null,
  availability_ids: null,
};

/**
 * Returns the scope of something, from the members of its segments. A segment without known members
 * is empty.
 */
export function scopeOf(
  { people, availabilities }: NamedSegments,
  members: SegmentMembers,
): SegmentScope {
  const membersOf = (id: number): readonly number[] => [...(members.get(id) ?? [])];
  const persons = people === null ? null : membersOf(people.id);
  return {
    family: persons === null || persons.length > 0,
    participant_ids: people?.entity === 'PARTICIPANTS' ? persons : null,
    availability_ids: availabilities === null ? null : membersOf(availabilities.id),
  };
}

/** True when places are in a scope. An unknown participant is not among named participants. */
export function isInScope(
  { family, participant_ids, availability_ids }: SegmentScope,
  places: { readonly participant_id: number | null; readonly availability_id: number | null },
): boolean {
  return (
    family &&
    isAmong(participant_ids, places.participant_id) &&
    isAmong(availability_ids, places.availability_id)
  );
}

function isAmong(ids: readonly number[] | null, id: number | null): boolean {
  return ids === null || (id !== null && ids.includes(id));
}
