import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Scope } from '@ribambelle/domain/permissions/scope.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * From here on a transaction sees what a collaborator may, whichever statement asks: where that is own groups alone, the database hides every other one
 * (database/migrations/0403); who may not see how to reach families finds them by their names alone (0820).
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
