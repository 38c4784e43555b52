import { signIn as endpoint } from '@ribambelle/api/sign-in/sign-in.ts';
import { preparedAction } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { messagesOf } from './messages.ts';
import { verifyPassword } from './password.ts';
import { findCredentials } from './sign-in-views.ts';

/** Begins a session (3 §7). An unknown address costs and says the same as a wrong password. */
export const signIn = preparedAction(
  endpoint,
  async ({ request, organiser, inTenant }) => {
    const found = await inTenant((db) =>
      findCredentials(db, { organiser_id: organiser.id, email: request.email }),
    );
    return (await verifyPassword(request.password, found?.password_hash ?? null)) ? found : null;
  },
  async ({ prepared, organiser, language, session }) => {
    const customer = orRefuse(prepared, 'WRONG_CREDENTIALS');
    await session.begin({ organiser_id: organiser.id, customer_id: customer.id });
    return { message: messagesOf(language).signed_in };
  },
);
