import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { confirmEmail as endpoint } from '@ribambelle/api/sign-in/confirm-email.ts';
import { action } from '../action.ts';
import { endLinks, putEmailInForce } from '../customers/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { customerActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { findLinkedEmail } from './email-link-store.ts';

/** Confirms the address of the link; a pending one replaces the old one, whose links end (R30). */
export const confirmEmail = action(endpoint, async ({ db, request, language, now, address }) => {
  const link = orRefuse(
    await findLinkedEmail(db, { token: request.token, now }),
    'EMAIL_LINK_INVALID',
  );
  const { customer_id, email } = link;
  const confirmed = { email, message: textsFor(language)['sign-in'].email_confirmed };
  if (link.present_email === email && link.email_confirmed_at !== null) return confirmed;
  if (link.present_email !== email && link.pending_email !== email) refuse('EMAIL_LINK_INVALID');
  if (link.present_email !== email) {
    await endLinks(db, customer_id);
    const actor = customerActor({ id: customer_id });
    await recordSecurityEvent(db, { type: 'email.changed', actor, address, now });
  }
  await putEmailInForce(db, { customer_id, email, email_confirmed_at: now, now });
  return confirmed;
});
