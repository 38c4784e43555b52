import type { Scope } from '@ribambelle/domain/permissions/scope.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * From here on a transaction sees what a collaborator may: where that is own groups alone, the database hides every other one
 * (database/migrations/0403), whichever statement asks.
 */
export async function seeInScope(
  db: Db,
  collaborator: { readonly id: number; readonly scope: Scope },
): Promise<void> {
  if (collaborator.scope === 'ALL') return;
  await sql`set local role ribambelle_own_groups`.execute(db);
  await sql`select set_config('app.collaborator_id', ${String(collaborator.id)}, true)`.execute(db);
}
