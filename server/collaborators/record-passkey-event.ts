import { logAct } from '../audit/log-act.ts';
import type { StaffContext } from '../audit/staff-context.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import type { SignedInCollaborator } from '../sessions/signed-in.ts';

/** Records in both logs that a collaborator added or removed a key of theirs. */
export async function recordPasskeyEvent(
  context: StaffContext & {
    readonly collaborator: SignedInCollaborator;
    readonly address: string;
  },
  input: {
    type: 'passkey.added' | 'passkey.removed';
    /** The name that its owner gave it. */
    passkey: string;
  },
): Promise<void> {
  const { db, collaborator, address, now } = context;
  const { type, passkey } = input;
  await logAct(context, {
    act: 'collaborators.passkey',
    noun: 'collaborators',
    cuid: collaborator.cuid,
    summary: `${collaborator.firstname} ${collaborator.lastname} · ${passkey}`,
  });
  const actor = collaboratorActor(collaborator);
  const event = { actor, address, details: { passkey }, now };
  await recordSecurityEvent(db, { ...event, type });
}
