import type { NamedSegments, SegmentMembers } from '@ribambelle/domain/segments/segment-scope.ts';
import type { SegmentConditions, SegmentEntity } from '@ribambelle/domain/segments/segment.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { inSegment } from './segment-conditions.ts';
import type { SegmentOf } from './segment-of.ts';
import { childrenOf } from '../households/index.ts';

/** A segment with its conditions. */
export interface SegmentTerms {
  readonly id: number;
  readonly entity: SegmentEntity;
  readonly conditions: SegmentConditions;
}

/** The people and the dates that something is for, as segments with their conditions. */
export interface SegmentsMeant extends NamedSegments {
  readonly people: SegmentTerms | null;
  readonly availabilities: SegmentTerms | null;
}

/**
 * Selects the segments of a row of `coupons` as the fields `people` and `availabilities` of a JSON
 * object, within another statement, so that rows without segments cost no statement of their own.
 */
export function segmentsMeant(row: string): RawBuilder<unknown> {
  const segmentAt = (column: string) => sql`(
    select jsonb_build_object('id', meant.id, 'entity', meant.entity, 'conditions', meant.conditions) from segments meant
    where meant.organiser_id = ${sql.ref(`${row}.organiser_id`)} and meant.id = ${sql.ref(`${row}.${column}`)})`;
  return sql`jsonb_build_object('people', ${segmentAt('people_segment_id')}, 'availabilities', ${segmentAt('availabilities_segment_id')})`;
}

/** The subjects of a search for members of segments: a family, and some dates. */
export interface LookedAt {
  readonly customer_id: number;
  readonly availability_ids: readonly number[];
  readonly timezone: string;
  readonly now: string;
}

/**
 * Finds the members of each of some segments among a family and some dates, in one statement for
 * all segments; in none without segments.
 */
export async function findMembers(
  db: Db,
  input: LookedAt & { readonly segments: readonly SegmentTerms[] },
): Promise<SegmentMembers> {
  const segments = [...new Map(input.segments.map((one) => [one.id, one])).values()];
  const members = new Map(segments.map(({ id }) => [id, new Set<number>()]));
  if (segments.length === 0) return members;
  const parts = segments.map((segment) => membersOf(segment, input));
  const { rows } = await sql<{
    segment_id: number;
    id: number;
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  for (const { segment_id, id } of rows) members.get(segment_id)?.add(id);
  return members;
}

function membersOf({ id, entity, conditions }: SegmentTerms, of: LookedAt): RawBuilder<unknown> {
  const { customer_id, availability_ids } = of;
  const among: Record<SegmentEntity, RawBuilder<unknown>> = {
    CUSTOMERS: sql`customers where customers.id = ${customer_id} and customers.deleted_at is null`,
    PARTICIPANTS: sql`participants where participants.id = any(${childrenOf(customer_id)})
      and participants.deleted_at is null`,
    AVAILABILITIES: sql`availabilities where availabilities.id = any(${availability_ids}::bigint[])`,
  };
  const about: SegmentOf = { ...of, entity };
  const table = sql.table(entity.toLowerCase());
  return sql`select ${id}::bigint as segment_id, ${table}.id from ${among[entity]} and ${inSegment(conditions, about)}`;
}
