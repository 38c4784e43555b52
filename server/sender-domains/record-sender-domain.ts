import type { Context } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import type { Versioned } from '../audit/require-version.ts';
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
  input: {
    readonly changes: readonly [Change, ...Change[]];
    /** The organiser as it was, when the change moves its version; null when it does not. */
    readonly record: Versioned | null;
  },
): Promise<void> {
  const { db, organiser, collaborator, address, now } = context;
  const { changes, record } = input;
  await logAct(context, {
    act: 'organiser-account.update',
    noun: 'organisers',
    ...(record === null ? { cuid: organiser.cuid } : { record }),
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
