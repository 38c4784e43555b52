import { getMailBody as endpoint } from '@ribambelle/api/notifications/get-mail-body.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { findMail } from './mail-views.ts';

/** Answers the e-mail as it looks, as a file that may run nothing. */
export const getMailBody = action(endpoint, async ({ db, request }) => {
  const mail = orRefuse(await findMail(db, request.mail), 'MAIL_NOT_FOUND');
  return {
    content_type: 'text/html; charset=utf-8',
    filename: null,
    bytes: new TextEncoder().encode(mail.html),
  };
});
