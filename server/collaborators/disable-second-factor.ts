import { disableSecondFactor as endpoint } from '@ribambelle/api/collaborators/disable-second-factor.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { lockAccount, saveAccount } from './account-store.ts';
import { findPasskeys } from './passkey-store.ts';
import { removeRecoveryCodes } from './recovery-code-store.ts';

/** Removes the second factor. */
export const disableSecondFactor = action(endpoint, async (context) => {
  const { db, collaborator, address, now } = context;
  const account = await lockAccount(db, collaborator.id);
  const isLast = (await findPasskeys(db, collaborator.id)).length === 0;
  if (isLast && collaborator.wants_second_factor) refuse('SECOND_FACTOR_WANTED');
  await saveAccount(db, {
    collaborator_id: collaborator.id,
    now,
    changes: { totp_secret: null, totp_step: 0 },
  });
  if (isLast) await removeRecoveryCodes(db, collaborator.id);
  const summary = `${account.firstname} ${account.lastname}`;
  await logAct(context, {
    act: 'collaborators.second-factor',
    noun: 'collaborators',
    cuid: account.cuid,
    summary,
    changes: { second_factor: { from: account.totp_secret !== null, to: false } },
  });
  const event = { actor: collaboratorActor(collaborator), address };
  await recordSecurityEvent(db, { ...event, now, type: 'second-factor.disabled' });
  return { message: null };
});
