import { recordAudit } from '../audit/record-audit.ts';
import type { Db } from '../database/transaction.ts';
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
  db: Db,
  input: {
    organiser: { readonly id: number };
    collaborator: SignedInCollaborator;
    member: Member;
    address: string;
    now: string;
  },
): Promise<void> {
  const { organiser, collaborator, member, address, now } = input;
  const audit = {
    action: 'collaborators.sessions' as const,
    entity: 'collaborators',
    entity_cuid: member.cuid,
    summary: `${member.firstname} ${member.lastname}`,
  };
  await recordAudit(db, { organiser, collaborator, now, ...audit });
  const actor = collaboratorActor(collaborator);
  const details = { email: member.email };
  const event = { organiser_id: organiser.id, actor, address, details, now };
  await recordSecurityEvent(db, { ...event, type: 'sessions.ended' });
}
