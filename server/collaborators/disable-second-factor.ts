import { disableSecondFactor as endpoint } from '@ribambelle/api/collaborators/disable-second-factor.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { refuse } from '../refusal.ts';
import { verifyPassword } from '../sign-in/index.ts';
import { lockAccount, saveAccount } from './account-store.ts';

/** Takes the second factor away, confirmed with the password. */
export const disableSecondFactor = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const own = { organiser_id: organiser.id, collaborator_id: collaborator.id };
    const account = await lockAccount(db, own);
    if (!(await verifyPassword(request.password, account.password_hash)))
      refuse('PASSWORD_WRONG', { password: 'PASSWORD_WRONG' });
    await saveAccount(db, { ...own, now, changes: { totp_secret: null, totp_step: 0 } });
    const summary = `${account.firstname} ${account.lastname}`;
    const did = {
      action: 'collaborators.second-factor',
      entity: 'collaborators',
      entity_cuid: account.cuid,
      summary,
    };
    await recordAudit(db, {
      organiser,
      collaborator,
      now,
      ...did,
      changes: { second_factor: { from: account.totp_secret !== null, to: false } },
    });
    return { message: null };
  },
);
