import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { setPassword as endpoint } from '@ribambelle/api/sign-in/set-password.ts';
import { preparedAction } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { customerActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { confirmPresentEmail } from './email-link-store.ts';
import { hashPassword } from './password.ts';
import { storePassword, usePasswordLink } from './sign-in-store.ts';

/** Uses up the link, keeps the password, begins a session and ends all others (3 §4). */
export const setPassword = preparedAction(
  { endpoint, prepare: ({ request }) => hashPassword(request.password) },
  async ({ db, prepared: password_hash, request, language, address, now, session }) => {
    const link = await usePasswordLink(db, { token: request.token, now });
    const { customer_id } = orRefuse(link, 'PASSWORD_LINK_INVALID');
    await storePassword(db, { customer_id, password_hash, now });
    // the holder of the link reads the e-mails of the address
    await confirmPresentEmail(db, { customer_id, now });
    await session.begin({ customer_id });
    await session.endOthers({ customer_id });
    const event = { actor: customerActor({ id: customer_id }), address };
    await recordSecurityEvent(db, { ...event, now, type: 'password.reset' });
    return { message: textsFor(language)['sign-in'].password_changed };
  },
);
