import { enableSecondFactor as endpoint } from '@ribambelle/api/collaborators/enable-second-factor.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { aboutSecondFactor } from '../vault/second-factor.ts';
import { lockAccount, saveAccount } from './account-store.ts';
import { renewRecoveryCodesOf } from './recovery-code-store.ts';
import { acceptedStep, isTotpSecret } from './totp.ts';

/** Enables the second factor once the app shows the right code. */
export const enableSecondFactor = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, address, now, vault } = context;
  const { secret, totp } = request;
  if (!isTotpSecret(secret)) refuse('TOTP_SECRET_INVALID', { secret: 'TOTP_SECRET_INVALID' });
  const owner = { organiser_id: organiser.id, collaborator_id: collaborator.id };
  const account = await lockAccount(db, owner.collaborator_id);
  const step =
    acceptedStep({ secret, code: totp, now, last_step: 0 }) ??
    refuse('TOTP_WRONG', { totp: 'TOTP_WRONG' });
  const totp_secret = vault.seal(secret, aboutSecondFactor(owner));
  await saveAccount(db, { ...owner, now, changes: { totp_secret, totp_step: step } });
  const summary = `${account.firstname} ${account.lastname}`;
  await logAct(context, {
    act: 'collaborators.second-factor',
    noun: 'collaborators',
    cuid: account.cuid,
    summary,
    changes: { second_factor: { from: account.totp_secret !== null, to: true } },
  });
  const event = { actor: collaboratorActor(collaborator), address };
  await recordSecurityEvent(db, { ...event, now, type: 'second-factor.enabled' });
  return { recovery_codes: await renewRecoveryCodesOf(db, { ...owner, now }) };
});
