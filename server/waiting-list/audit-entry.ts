import { fullname } from '@ribambelle/domain/customers/names.ts';
import type { AuditedAct } from '../audit/audited-act.ts';
import type { Changes } from '../audit/changes-between.ts';
import { logAct } from '../audit/log-act.ts';
import type { StaffContext } from '../audit/staff-context.ts';
import type { Entry } from './kept-place-store.ts';

/**
 * Records in the audit log an act of staff on an entry of a waiting list, at its availability and
 * with the name of its participant.
 */
export async function auditEntry(
  context: StaffContext,
  input: { readonly act: AuditedAct; readonly entry: Entry; readonly changes?: Changes },
): Promise<void> {
  const { entry, ...of } = input;
  const { availability_cuid: cuid } = entry;
  await logAct(context, { ...of, noun: 'availabilities', cuid, summary: fullname(entry) });
}
