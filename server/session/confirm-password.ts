import { confirmPassword as endpoint } from '@ribambelle/api/session/confirm-password.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { findPasswordHash, verifyPassword } from '../sign-in/index.ts';

/** Notes that the caller gave the password just now (R29). */
export const confirmPassword = action(
  endpoint,
  async ({ db, request, organiser, customer, session }) => {
    const of = { organiser_id: organiser.id, customer_id: customer.id };
    const right = await verifyPassword(request.password, await findPasswordHash(db, of));
    if (!right) refuse('WRONG_PASSWORD', { password: 'WRONG_PASSWORD' });
    await session.notePassword();
    return { message: null };
  },
);
