import { logAct } from '../audit/log-act.ts';
import type { StaffContext } from '../audit/staff-context.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import type { SignedInCollaborator } from '../sessions/signed-in.ts';

interface Member {
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}

/** Records in both logs that sessions of a collaborator were ended on purpose. */
export async function recordSessionsEnded(
  context: StaffContext & {
    readonly collaborator: SignedInCollaborator;
    readonly address: string;
  },
  member: Member,
): Promise<void> {
  const { db, collaborator, address, now } = context;
  await logAct(context, {
    act: 'collaborators.sessions',
    noun: 'collaborators',
    cuid: member.cuid,
    summary: `${member.firstname} ${member.lastname}`,
  });
  const actor = collaboratorActor(collaborator);
  const details = { email: member.email };
  const event = { actor, address, details, now };
  await recordSecurityEvent(db, { ...event, type: 'sessions.ended' });
}
