import { resetSecondFactor as endpoint } from '@ribambelle/api/collaborators/reset-second-factor.ts';
import { randomUUID } from 'node:crypto';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { saveAccount } from './account-store.ts';
import { removePasskeys } from './passkey-store.ts';
import { removeRecoveryCodes } from './recovery-code-store.ts';
import { reachableMember } from './reachable-member.ts';

/**
 * Removes a lost second factor, passkeys with it; the person gets an e-mail, so that it never
 * happens unnoticed.
 */
export const resetSecondFactor = action(endpoint, async (context) => {
  const { db, request, collaborator, address, now, emit } = context;
  const member = await reachableMember(db, { caller: collaborator, member: request.collaborator });
  await saveAccount(db, {
    collaborator_id: member.id,
    now,
    changes: { totp_secret: null, totp_step: 0 },
  });
  await removeRecoveryCodes(db, member.id);
  await removePasskeys(db, member.id);
  emit('collaborator.second-factor.reset', {
    collaborator_id: member.id,
    by: collaborator.id,
    request: randomUUID(),
  });
  await logAct(context, {
    act: 'collaborators.second-factor',
    noun: 'collaborators',
    cuid: member.cuid,
    summary: `${member.firstname} ${member.lastname}`,
    changes: { second_factor: { from: member.second_factor, to: false } },
  });
  await recordSecurityEvent(db, {
    type: 'second-factor.disabled',
    actor: collaboratorActor(collaborator),
    address,
    details: { email: member.email },
    now,
  });
  return { message: null };
});
