import type { Language } from '@ribambelle/domain/base/languages.ts';
import { isPermission } from '@ribambelle/domain/permissions/permissions.ts';
import { asScope, permissionsInScope, type Scope } from '@ribambelle/domain/permissions/scope.ts';
import { keepsEveryRight, type TeamMember } from '@ribambelle/domain/permissions/team.ts';
import { sql } from 'kysely';
import { type Db, sqlState, UNIQUE_VIOLATION } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';

interface Values {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly language: Language;
  readonly role_id: number;
  readonly tags: string[];
}

/**
 * Locks all roles of the organiser in order: changes of the team wait for one another, so that an
 * administrator always stays.
 */
export async function lockRoles(db: Db) {
  return db
    .selectFrom('collaborator_roles')
    .select(['id', 'cuid', 'name', 'permissions', 'scope', 'version'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Adds somebody and returns them. Refuses COLLABORATOR_EXISTS for an address that is taken. */
export async function insertCollaborator(
  db: Db,
  input: { values: Values & { password_hash: string; password_provisional: boolean }; now: string },
): Promise<{ readonly id: number; readonly cuid: string }> {
  const row = await db
    .insertInto('collaborators')
    .values({ ...input.values, created_at: input.now, updated_at: input.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'cuid'])
    .executeTakeFirst();
  return row ?? refuse('COLLABORATOR_EXISTS', { email: 'COLLABORATOR_EXISTS' });
}

/** Changes somebody. Refuses COLLABORATOR_EXISTS when another has the address. */
export async function saveCollaborator(
  db: Db,
  input: { id: number; values: Values & { active: boolean }; now: string },
): Promise<void> {
  try {
    await db
      .updateTable('collaborators')
      .set({ ...input.values, updated_at: input.now })
      .where('id', '=', input.id)
      .execute();
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    refuse('COLLABORATOR_EXISTS', { email: 'COLLABORATOR_EXISTS' });
  }
}

/** Ends every session of somebody who no longer works here. */
export async function endSessionsOf(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sessions').where('collaborator_id', '=', id).execute();
}

/**
 * Erases somebody except for the name, which the logs show: sessions, ways to sign in, links, notes
 * and answers go, the address is free again, and nothing is sent to them.
 */
export async function eraseCollaborator(db: Db, input: { id: number; now: string }): Promise<void> {
  const { id, now } = input;
  await endSessionsOf(db, input.id);
  for (const table of OF_ONE_PERSON)
    await db.deleteFrom(table).where('collaborator_id', '=', id).execute();
  await sql`update collaborators set deleted_at = ${now}, active = false, role_id = null, password_hash = null, totp_secret = null,
      email = cuid || '@deleted.invalid', phone = '', tags = '{}', updated_at = ${now}
    where id = ${id}`.execute(db);
}

const OF_ONE_PERSON = [
  'collaborator_devices',
  'collaborator_passkeys',
  'collaborator_recovery_codes',
  'custom_field_answers',
  'password_links',
  'report_recipients',
] as const;

/** Loads the rights of the team; under `lockRoles` nobody changes them meanwhile. */
export async function loadTeamRights(db: Db): Promise<TeamMember[]> {
  const { rows } = await sql<{ active: boolean; permissions: string[]; scope: string }>`
    select c.active, r.permissions, r.scope from collaborators c
    join collaborator_roles r on r.organiser_id = c.organiser_id and r.id = c.role_id`.execute(db);
  return rows.map(({ active, permissions, scope }) => ({
    active,
    permissions: permissionsInScope(
      permissions.filter((permission) => isPermission(permission)),
      asScope(scope),
    ),
  }));
}

/**
 * Refuses LAST_ADMINISTRATOR after a write that lost a right which nobody could ever give again.
 */
export async function keepRights(db: Db, before: readonly TeamMember[]): Promise<void> {
  const after = await loadTeamRights(db);
  if (!keepsEveryRight(before, after)) refuse('LAST_ADMINISTRATOR');
}

/** Adds a role and returns its cuid. */
export async function insertRole(
  db: Db,
  input: { name: string; permissions: string[]; scope: Scope; now: string },
): Promise<string> {
  const { now, ...columns } = input;
  const query = db
    .insertInto('collaborator_roles')
    .values({ ...columns, created_at: now, updated_at: now });
  return (await query.returning('cuid').executeTakeFirstOrThrow()).cuid;
}

/** Changes a role. */
export async function saveRole(
  db: Db,
  input: { id: number; name: string; permissions: string[]; scope: Scope; now: string },
): Promise<void> {
  await db
    .updateTable('collaborator_roles')
    .set({
      name: input.name,
      permissions: input.permissions,
      scope: input.scope,
      updated_at: input.now,
    })
    .where('id', '=', input.id)
    .execute();
}

/** Deletes a role that nobody has; false when somebody has it. */
export async function removeRole(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from collaborator_roles r where r.id = ${id}
      and not exists (select from collaborators c where c.organiser_id = r.organiser_id and c.role_id = r.id) returning r.id`.execute(
    db,
  );
  return rows.length === 1;
}
