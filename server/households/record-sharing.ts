import { fullname } from '@ribambelle/domain/customers/names.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Versioned } from '../audit/require-version.ts';
import type { Db } from '../database/transaction.ts';

interface Named {
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
}

/**
 * Logs that a child is shared with a family from now on, or no longer: in the logs of the child and
 * of the family.
 */
export async function recordSharing(
  db: Db,
  input: {
    organiser: { readonly id: number };
    collaborator: { readonly id: number; readonly firstname: string; readonly lastname: string };
    act: 'participants.share' | 'participants.unshare';
    participant: Named & Versioned;
    family: Named;
    changes: { readonly from: string | null; readonly to: string | null };
    now: string;
  },
): Promise<void> {
  const { organiser, collaborator, act: action, participant, family, changes, now } = input;
  const log = { organiser, collaborator, now, action, summary: fullname(participant) };
  const audit = { ...log, changes: { household: changes } };
  await recordAudit(db, {
    ...audit,
    entity: 'participants',
    entity_cuid: participant.cuid,
    record: participant,
  });
  await recordAudit(db, { ...audit, entity: 'customers', entity_cuid: family.cuid });
}
