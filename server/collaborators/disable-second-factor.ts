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
  const { db, organiser, collaborator, address, now } = context;
  const owner = { organiser_id: organiser.id, collaborator_id: collaborator.id };
  const account = await lockAccount(db, owner);
  const isLast = (await findPasskeys(db, owner)).length === 0;
  if (isLast && collaborator.wants_second_factor) refuse('SECOND_FACTOR_WANTED');
  await saveAccount(db, { ...owner, now, changes: { totp_secret: null, totp_step: 0 } });
  if (isLast) await removeRecoveryCodes(db, owner);
  const summary = `${account.firstname} ${account.lastname}`;
  await logAct(context, {
    act: 'collaborators.second-factor',
    noun: 'collaborators',
    cuid: account.cuid,
    summary,
    changes: { second_factor: { from: account.totp_secret !== null, to: false } },
  });
  const event = { organiser_id: organiser.id, actor: collaboratorActor(collaborator), address };
  await recordSecurityEvent(db, { ...event, now, type: 'second-factor.disabled' });
  return { message: null };
});
