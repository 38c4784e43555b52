import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';

/** A group of a resource; its name is a bilingual column. */
export interface NamedGroup {
  readonly id: number;
  readonly cuid: string;
  readonly name: Json;
}

/** The groups that the resource `r` is in, in the organiser's order. */
export const GROUPS_OF_RESOURCE = groupsAs<readonly NamedGroup[]>(
  sql`jsonb_build_object('id', g.id, 'cuid', g.cuid, 'name', g.name)`,
);

/** The names of the groups that the resource `r` is in, in the organiser's order. */
export const NAMES_OF_GROUPS = groupsAs<readonly Json[]>(sql`g.name`);

/**
 * Selects the groups `g` of the resource `r` as a list of these values, in the organiser's order.
 */
function groupsAs<List>(value: RawBuilder<unknown>): RawBuilder<List> {
  return sql<List>`(
    select coalesce(jsonb_agg(${value} order by g."order", g.id), '[]')
    from resource_group_members m join resource_groups g on g.organiser_id = m.organiser_id and g.id = m.group_id
    where m.organiser_id = r.organiser_id and m.resource_id = r.id)`;
}

/** Returns the condition that the resource `r` is in one of these groups, by their cuids. */
export function inGroups(cuids: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from resource_group_members m join resource_groups g on g.organiser_id = m.organiser_id and g.id = m.group_id
    where m.organiser_id = r.organiser_id and m.resource_id = r.id and g.cuid = any(${[...cuids]}))`;
}
