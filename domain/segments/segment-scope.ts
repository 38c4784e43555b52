import type { SegmentEntity } from './segment.ts';

/** Who and what something is for, said by segments; null is everybody, or all dates. */
export interface NamedSegments {
  /** Of customers or of participants. */
  readonly people: { readonly id: number; readonly entity: SegmentEntity } | null;
  readonly availabilities: { readonly id: number } | null;
}

/** What is in a segment of a family and of what it looks at, by the segment's id. */
export type SegmentMembers = ReadonlyMap<number, ReadonlySet<number>>;

/** Who of a family and what of its choice something is for at a moment. */
export interface SegmentScope {
  /** Whether it is for anybody of the family. */
  readonly family: boolean;
  /** For whom of it; null for all of it. */
  readonly participant_ids: readonly number[] | null;
  /** Off which dates; null off all. */
  readonly availability_ids: readonly number[] | null;
}

/** What names no segment: it is for everybody and all dates. */
export const FOR_ALL: SegmentScope = {
  family: true,
  participant_ids: null,
  availability_ids: null,
};

/** Who and what something is for by its segments, from what is in them. A segment in which nothing was found has nothing in it. */
export function scopeOf(
  { people, availabilities }: NamedSegments,
  members: SegmentMembers,
): SegmentScope {
  const found = (id: number): readonly number[] => [...(members.get(id) ?? [])];
  const persons = people === null ? null : found(people.id);
  return {
    family: persons === null || persons.length > 0,
    participant_ids: people?.entity === 'PARTICIPANTS' ? persons : null,
    availability_ids: availabilities === null ? null : found(availabilities.id),
  };
}

/** Whether places are in a scope. Somebody who is not known yet is not among participants who are named. */
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
