import { updateOwnPassword as endpoint } from '@ribambelle/api/collaborators/update-own-password.ts';
import { preparedAction } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { hashPassword, verifyPassword } from '../sign-in/index.ts';
import { findOwnPasswordHash, lockAccount, saveAccount } from './account-store.ts';

/** Changes the caller's own password and ends their other sessions. */
export const updateOwnPassword = preparedAction(
  {
    endpoint,
    prepare: async ({ request, collaborator, inTenant }) => {
      const passwordHash = await inTenant((db) => findOwnPasswordHash(db, collaborator.id));
      if (!(await verifyPassword(request.current_password, passwordHash)))
        refuse('PASSWORD_WRONG', { current_password: 'PASSWORD_WRONG' });
      if (request.password === request.current_password)
        refuse('PASSWORD_UNCHANGED', { password: 'PASSWORD_UNCHANGED' });
      return hashPassword(request.password);
    },
  },
  async (context) => {
    const { db, prepared, collaborator, address, now, session } = context;
    const account = await lockAccount(db, collaborator.id);
    await saveAccount(db, {
      collaborator_id: collaborator.id,
      now,
      changes: { password_hash: prepared, password_provisional: false },
    });
    await session.endOthers({ collaborator_id: collaborator.id });
    const summary = `${account.firstname} ${account.lastname}`;
    await logAct(context, {
      act: 'collaborators.password',
      noun: 'collaborators',
      cuid: account.cuid,
      summary,
    });
    const event = { actor: collaboratorActor(collaborator), address };
    await recordSecurityEvent(db, { ...event, now, type: 'password.changed' });
    return { message: null };
  },
);
