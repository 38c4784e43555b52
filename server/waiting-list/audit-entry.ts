import { fullname } from '@ribambelle/domain/customers/names.ts';
import { type AuditedAct, type Changes, recordAudit } from '../audit/record-audit.ts';
import type { Db } from '../database/transaction.ts';
import type { Entry } from './kept-place-store.ts';

/**
 * Records in the audit log an act of staff on an entry of a waiting list, at its availability and
 * with the name of its participant.
 */
export async function auditEntry(
  db: Db,
  input: {
    organiser: { readonly id: number };
    collaborator: { readonly id: number; readonly firstname: string; readonly lastname: string };
    entry: Entry;
    action?: AuditedAct;
    changes?: Changes;
    now: string;
  },
): Promise<void> {
  const { entry, action = 'waiting-list-registrations.update', ...by } = input;
  await recordAudit(db, {
    ...by,
    action,
    entity: 'availabilities',
    entity_cuid: entry.availability_cuid,
    summary: fullname(entry),
  });
}
