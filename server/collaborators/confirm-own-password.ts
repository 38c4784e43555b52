import { confirmOwnPassword as endpoint } from '@ribambelle/api/collaborators/confirm-own-password.ts';
import { preparedAction } from '../action.ts';
import { refuse } from '../refusal.ts';
import { collaboratorActor } from '../security-log/record-security-event.ts';
import { verifyPassword } from '../sign-in/index.ts';
import { findOwnPasswordHash } from './account-store.ts';

/** Records that the caller gave the password just now (R29). */
export const confirmOwnPassword = preparedAction(
  {
    endpoint,
    prepare: async ({ request, collaborator, inTenant }) => {
      const passwordHash = await inTenant((db) => findOwnPasswordHash(db, collaborator.id));
      return verifyPassword(request.password, passwordHash);
    },
  },
  async ({ prepared, organiser, collaborator, address, now, session, recordIfRefused }) => {
    const event = { organiser_id: organiser.id, actor: collaboratorActor(collaborator), address };
    recordIfRefused({ ...event, now, type: 'password.confirmation-failed' });
    if (!prepared) refuse('PASSWORD_WRONG', { password: 'PASSWORD_WRONG' });
    await session.notePassword();
    return { message: null };
  },
);
