import { recordAudit } from '../audit/record-audit.ts';
import type { Db } from '../database/transaction.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import type { SignedInCollaborator } from '../sessions/signed-in.ts';

/** Records in both logs that a collaborator added or removed a key of theirs. */
export async function recordPasskeyEvent(
  db: Db,
  input: {
    organiser: { readonly id: number };
    collaborator: SignedInCollaborator;
    type: 'passkey.added' | 'passkey.removed';
    /** The name that its owner gave it. */
    passkey: string;
    address: string;
    now: string;
  },
): Promise<void> {
  const { organiser, collaborator, type, passkey, address, now } = input;
  const audit = {
    action: 'collaborators.passkey' as const,
    entity: 'collaborators',
    entity_cuid: collaborator.cuid,
    summary: `${collaborator.firstname} ${collaborator.lastname} · ${passkey}`,
  };
  await recordAudit(db, { organiser, collaborator, now, ...audit });
  const actor = collaboratorActor(collaborator);
  const event = { organiser_id: organiser.id, actor, address, details: { passkey }, now };
  await recordSecurityEvent(db, { ...event, type });
}
