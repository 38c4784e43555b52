import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { signIn as endpoint } from '@ribambelle/api/sign-in/sign-in.ts';
import { preparedAction } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import {
  customerActor,
  recordSecurityEvent,
  visitorActor,
} from '../security-log/record-security-event.ts';
import { verifyPassword } from './password.ts';
import { findCredentials } from './sign-in-views.ts';

/**
 * Begins a session (3 §7). An unknown address takes as long as a wrong password and gets the same
 * answer.
 */
export const signIn = preparedAction(
  {
    endpoint,
    prepare: async ({ request, inTenant }) => {
      const credentials = await inTenant((db) => findCredentials(db, request.email));
      const right = await verifyPassword(request.password, credentials?.password_hash ?? null);
      return { id: credentials?.id ?? null, right };
    },
  },
  async ({
    db,
    prepared,
    request,
    organiser,
    language,
    address,
    now,
    session,
    recordIfRefused,
  }) => {
    const event = { organiser_id: organiser.id, address, now };
    recordIfRefused({
      ...event,
      type: 'sign-in.failed',
      actor: visitorActor(request.email, prepared.id),
    });
    const customer_id = orRefuse(prepared.right ? prepared.id : null, 'WRONG_CREDENTIALS');
    await session.begin({ customer_id });
    const actor = customerActor({ id: customer_id });
    await recordSecurityEvent(db, { ...event, type: 'sign-in.succeeded', actor });
    return { message: textsFor(language)['sign-in'].signed_in };
  },
);
