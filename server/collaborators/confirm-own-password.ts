import { confirmOwnPassword as endpoint } from '@ribambelle/api/collaborators/confirm-own-password.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { verifyPassword } from '../sign-in/index.ts';
import { findOwnPasswordHash } from './account-store.ts';

/** Notes that the caller gave the password just now (R29). */
export const confirmOwnPassword = action(
  endpoint,
  async ({ db, request, organiser, collaborator, session }) => {
    const own = { organiser_id: organiser.id, collaborator_id: collaborator.id };
    const right = await verifyPassword(request.password, await findOwnPasswordHash(db, own));
    if (!right) refuse('PASSWORD_WRONG', { password: 'PASSWORD_WRONG' });
    await session.notePassword();
    return { message: null };
  },
);
