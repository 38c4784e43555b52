import { giveProvisionalPassword as endpoint } from '@ribambelle/api/collaborators/give-provisional-password.ts';
import { preparedAction } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { hashPassword } from '../sign-in/index.ts';
import { saveAccount } from './account-store.ts';
import { reachableMember } from './reachable-member.ts';
import { endSessionsOf } from './team-store.ts';

/** Gives somebody a provisional password and ends their sessions; a second factor stays. */
export const giveProvisionalPassword = preparedAction(
  { endpoint, prepare: ({ request }) => hashPassword(request.password) },
  async (context) => {
    const { db, prepared: password_hash, request, collaborator, address, now } = context;
    const member = await reachableMember(db, {
      caller: collaborator,
      member: request.collaborator,
    });
    await saveAccount(db, {
      collaborator_id: member.id,
      now,
      changes: { password_hash, password_provisional: true },
    });
    await endSessionsOf(db, member.id);
    await logAct(context, {
      act: 'collaborators.password',
      noun: 'collaborators',
      cuid: member.cuid,
      summary: `${member.firstname} ${member.lastname}`,
    });
    await recordSecurityEvent(db, {
      type: 'password.reset',
      actor: collaboratorActor(collaborator),
      address,
      details: { email: member.email },
      now,
    });
    return { message: null };
  },
);
