import type { Context } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import type { SignedInCollaborator } from '../sessions/signed-in.ts';

interface Change {
  readonly field: 'sender_domain' | 'sender_key' | 'sender_address';
  readonly from: string;
  readonly to: string;
}

/**
 * Records a change of the sender domain in the team's audit log and in the security log; of its
 * keys, selectors alone.
 */
export async function recordSenderDomain(
  context: Pick<Context, 'db' | 'organiser' | 'address' | 'now'> & {
    readonly collaborator: SignedInCollaborator;
  },
  changes: readonly [Change, ...Change[]],
): Promise<void> {
  const { db, organiser, collaborator, address, now } = context;
  await logAct(context, {
    act: 'organiser-account.update',
    noun: 'organisers',
    cuid: organiser.cuid,
    summary: organiser.name,
    changes: Object.fromEntries(changes.map(({ field, from, to }) => [field, { from, to }])),
  });
  const [{ from, to }] = changes;
  await recordSecurityEvent(db, {
    type: 'sender-domain.changed',
    actor: collaboratorActor(collaborator),
    address,
    details: { from, to },
    now,
  });
}
