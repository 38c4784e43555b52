import { getSentMail as endpoint } from '@ribambelle/api/notifications/get-sent-mail.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { findMail } from './mail-views.ts';

/** Answers an e-mail without its HTML. */
export const getSentMail = action(endpoint, async ({ db, request }) => {
  const { html: _, ...mail } = orRefuse(await findMail(db, request.mail), 'MAIL_NOT_FOUND');
  return mail;
});
