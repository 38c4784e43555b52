import { mayReadReport } from '@ribambelle/api/reports/reports.ts';
import type { ScheduledReport } from '@ribambelle/api/reports/schedule-shapes.ts';
import { type ActiveMember, loadActiveMembers } from '../collaborators/index.ts';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';

/**
 * Finds these collaborators as recipients of a report. Refuses REPORT_RECIPIENT_INVALID for anybody
 * who may not read it, or has left the team.
 */
export async function readersAmong(
  db: Db,
  input: { readonly report: ScheduledReport['report']; readonly cuids: readonly string[] },
): Promise<readonly ActiveMember[]> {
  const { report, cuids } = input;
  if (cuids.length === 0) return [];
  const members = await loadActiveMembers(db, null);
  return cuids.map((cuid) => {
    const member = members.find((one) => one.cuid === cuid);
    if (member === undefined || !mayReadReport(report, member.permissions))
      return refuse('REPORT_RECIPIENT_INVALID', { recipients: 'REPORT_RECIPIENT_INVALID' });
    return member;
  });
}
