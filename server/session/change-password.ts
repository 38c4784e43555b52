import { changePassword as endpoint } from '@ribambelle/api/session/change-password.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import {
  findPasswordHash,
  hashPassword,
  messagesOf,
  storePassword,
  verifyPassword,
} from '../sign-in/index.ts';

/** Sets a new password when the present one is right, and ends every other session (R17). */
export const changePassword = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now, session }) => {
    const of = { organiser_id: organiser.id, customer_id: customer.id };
    const right = await verifyPassword(request.current_password, await findPasswordHash(db, of));
    if (!right) refuse('WRONG_PASSWORD', { current_password: 'WRONG_PASSWORD' });
    await storePassword(db, { ...of, password_hash: await hashPassword(request.password), now });
    await session.endOthers({ customer_id: customer.id });
    return { message: messagesOf(language).password_changed };
  },
);
