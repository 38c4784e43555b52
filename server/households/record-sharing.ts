import { fullname } from '@ribambelle/domain/customers/names.ts';
import { logAct } from '../audit/log-act.ts';
import type { Versioned } from '../audit/require-version.ts';
import type { StaffContext } from '../audit/staff-context.ts';

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
  context: StaffContext,
  input: {
    act: 'participants.share' | 'participants.unshare';
    participant: Named & Versioned;
    family: Named;
    change: { readonly from: string | null; readonly to: string | null };
  },
): Promise<void> {
  const { act, participant, family, change } = input;
  const log = { act, summary: fullname(participant), changes: { household: change } };
  await logAct(context, { ...log, noun: 'participants', record: participant });
  await logAct(context, { ...log, noun: 'customers', cuid: family.cuid });
}
