import type { Context } from '../action.ts';
import type { Changes } from '../audit/changes-between.ts';
import { logAct } from '../audit/log-act.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import type { SignedInCollaborator } from '../sessions/signed-in.ts';

/**
 * Records a change of the host names of an organisation in the team's audit log and in the security
 * log.
 */
export async function recordHostName(
  context: Pick<Context, 'db' | 'organiser' | 'address' | 'now'> & {
    readonly collaborator: SignedInCollaborator;
  },
  changes: Changes & { readonly [field: string]: { from: string; to: string } },
): Promise<void> {
  const { db, organiser, collaborator, address, now } = context;
  await logAct(context, {
    act: 'organiser-account.update',
    noun: 'organisers',
    cuid: organiser.cuid,
    summary: organiser.name,
    changes,
  });
  await recordSecurityEvent(db, {
    type: 'host-name.changed',
    actor: collaboratorActor(collaborator),
    address,
    details: Object.values(changes)[0] ?? {},
    now,
  });
}
