import { renewRecoveryCodes as endpoint } from '@ribambelle/api/collaborators/renew-recovery-codes.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { renewRecoveryCodesOf } from './recovery-code-store.ts';

/** Makes new recovery codes for a caller with a second factor. */
export const renewRecoveryCodes = action(endpoint, async (context) => {
  const { db, collaborator, address, now } = context;
  if (!collaborator.second_factor) refuse('SECOND_FACTOR_OFF');
  const recovery_codes = await renewRecoveryCodesOf(db, { collaborator_id: collaborator.id, now });
  await logAct(context, {
    act: 'collaborators.second-factor',
    noun: 'collaborators',
    cuid: collaborator.cuid,
    summary: `${collaborator.firstname} ${collaborator.lastname}`,
  });
  const event = { actor: collaboratorActor(collaborator), address };
  await recordSecurityEvent(db, { ...event, now, type: 'recovery-codes.renewed' });
  return { recovery_codes };
});
