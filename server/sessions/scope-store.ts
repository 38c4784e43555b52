import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Scope } from '@ribambelle/domain/permissions/scope.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * Limits a transaction to what a collaborator may see, for every statement from here on: with a
 * scope of own groups alone the database hides all others (database/migrations/0403); staff without
 * access to contacts find families by their names alone (0820).
 */
export async function seeInScope(
  db: Db,
  collaborator: {
    readonly id: number;
    readonly scope: Scope;
    readonly permissions: readonly Permission[];
  },
): Promise<void> {
  if (!seesFields(collaborator.permissions, 'CONTACT'))
    await sql`select set_config('app.names_only', 'on', true)`.execute(db);
  if (collaborator.scope === 'ALL') return;
  await sql`set local role ribambelle_own_groups`.execute(db);
  await sql`select set_config('app.collaborator_id', ${String(collaborator.id)}, true)`.execute(db);
}
