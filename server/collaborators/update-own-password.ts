import { updateOwnPassword as endpoint } from '@ribambelle/api/collaborators/update-own-password.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { refuse } from '../refusal.ts';
import { hashPassword, verifyPassword } from '../sign-in/index.ts';
import { lockAccount, saveAccount } from './account-store.ts';

/** Changes the own password and ends the other sessions of the collaborator. */
export const updateOwnPassword = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now, session }) => {
    const own = { organiser_id: organiser.id, collaborator_id: collaborator.id };
    const account = await lockAccount(db, own);
    if (!(await verifyPassword(request.current_password, account.password_hash))) {
      refuse('PASSWORD_WRONG', { current_password: 'PASSWORD_WRONG' });
    }
    await saveAccount(db, {
      ...own,
      now,
      changes: { password_hash: await hashPassword(request.password) },
    });
    await session.endOthers({ collaborator_id: collaborator.id });
    const summary = `${account.firstname} ${account.lastname}`;
    const did = {
      action: 'collaborators.password',
      entity: 'collaborators',
      entity_cuid: account.cuid,
      summary,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);
