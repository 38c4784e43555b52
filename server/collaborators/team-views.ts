import type { collaboratorColumns } from '@ribambelle/api/collaborators/collaborator-columns.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import { isPermission, type Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { asScope, permissionsInScope, type Scope } from '@ribambelle/domain/permissions/scope.ts';
import { sql } from 'kysely';
import type { ReadableAnswer } from '../custom-fields/index.ts';
import { searchPattern } from '../database/search-pattern.ts';
import type { Db } from '../database/transaction.ts';
import { byName } from '../lists/by-name-views.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';

export interface TeamRow {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly language: string;
  readonly role_cuid: string;
  readonly role_name: string;
  readonly tags: string[];
  readonly active: boolean;
  readonly second_factor: boolean;
  readonly created_at: string;
  readonly version: number;
  readonly answers: readonly ReadableAnswer[];
}

const SELECT = sql`select c.id, c.cuid, c.firstname, c.lastname, c.email, c.language, r.cuid as role_cuid, r.name as role_name, c.tags, c.active,
  c.totp_secret is not null or exists (select from collaborator_passkeys p
    where p.organiser_id = c.organiser_id and p.collaborator_id = c.id) as second_factor, c.created_at, c.version,
  (select coalesce(jsonb_agg(jsonb_build_object('title', f.title, 'type', f.type, 'data', a.data, 'choices', f.choices) order by f."order" desc, f.id), '[]')
    from custom_field_answers a join custom_fields f on f.organiser_id = a.organiser_id and f.id = a.field_id
    where a.organiser_id = c.organiser_id and a.collaborator_id = c.id) as answers
  from collaborators c join collaborator_roles r on r.organiser_id = c.organiser_id and r.id = c.role_id`;

/** Selects the team by name unless sorted, former members last. */
export function selectTeam(input: {
  search: string | undefined;
  sort: Order<typeof collaboratorColumns> | undefined;
}): ListQuery<TeamRow> {
  const pattern = searchPattern(input.search);
  const searchCondition =
    pattern === null
      ? sql``
      : sql`and words_of(concat_ws(' ', c.firstname, c.lastname, c.firstname, c.email)) like ${pattern}`;
  const matching = sql`where c.deleted_at is null ${searchCondition}`;
  const name = [byName(sql`c.lastname`), byName(sql`c.firstname`)];
  const orders: ColumnOrders<typeof collaboratorColumns> = {
    name,
    email: [sql`c.email`],
    role: [byName(sql`r.name`), ...name],
    state: [sql`not c.active`, ...name],
  };
  return {
    rows: sql`${SELECT} ${matching}
      order by ${orderBy(input.sort ?? 'state', { orders, id: sql`c.id` })}`,
    counted: sql`select from collaborators c ${matching}`,
  };
}

/** Returns somebody of the team; undefined for nobody. */
export async function findTeamMember(db: Db, collaborator: string): Promise<TeamRow | undefined> {
  const { rows } =
    await sql<TeamRow>`${SELECT} where c.cuid = ${collaborator} and c.deleted_at is null`.execute(
      db,
    );
  return rows[0];
}

/** Returns the tags in use in the team, each once, by name; at most 500. */
export async function findTeamTags(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from (select distinct unnest(tags) as name from collaborators) t
    order by ${byName(sql`name`)}, name limit 500`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Returns roles by name with the number of their holders; one of them when its cuid is given. Only
 * existing permissions were ever stored.
 */
export async function findRoles(db: Db, role: string | null) {
  const { rows } = await sql<{
    id: number;
    cuid: string;
    name: string;
    permissions: Permission[];
    scope: Scope;
    version: number;
    collaborators: number;
  }>`
    select r.id, r.cuid, r.name, r.permissions, r.scope, r.version, (select count(*) from collaborators c
      where c.organiser_id = r.organiser_id and c.role_id = r.id) as collaborators
    from collaborator_roles r where (${role}::text is null or r.cuid = ${role}::text)
    order by ${byName(sql`r.name`)}, r.id limit 200`.execute(db);
  return rows;
}

/** An active member of the team, with their present rights. */
export interface ActiveMember {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly language: string;
  readonly permissions: readonly Permission[];
  readonly scope: Scope;
}

/**
 * Returns an active member of the team with their present rights, by id; null for an inactive one.
 */
export async function findActiveMember(db: Db, id: number): Promise<ActiveMember | null> {
  const [member] = await loadActiveMembers(db, [id]);
  return member ?? null;
}

/**
 * Loads the active members of the team, all or some of them, with their present rights, by name.
 */
export async function loadActiveMembers(
  db: Db,
  ids: readonly number[] | null,
): Promise<readonly ActiveMember[]> {
  const rows = await db
    .selectFrom('collaborators as c')
    .innerJoin('collaborator_roles as r', (join) =>
      join.onRef('r.organiser_id', '=', 'c.organiser_id').onRef('r.id', '=', 'c.role_id'),
    )
    .select(['c.id', 'c.cuid', 'c.firstname', 'c.lastname', 'c.email', 'c.language'])
    .select(['r.permissions', 'r.scope'])
    .$if(ids !== null, (some) => some.where('c.id', 'in', [...(ids ?? [])]))
    .where('c.active', '=', true)
    .orderBy(byName(sql`c.lastname`))
    .orderBy(byName(sql`c.firstname`))
    .orderBy('c.id')
    .execute();
  return rows.map((row) => {
    const scope = asScope(row.scope);
    const permissions = row.permissions.filter((one) => isPermission(one));
    return { ...row, scope, permissions: permissionsInScope(permissions, scope) };
  });
}
