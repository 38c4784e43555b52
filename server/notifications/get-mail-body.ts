import { getMailBody as endpoint } from '@ribambelle/api/notifications/get-mail-body.ts';
import { action } from '../action.ts';
import { framedMail } from '../mails/index.ts';
import { siteOrigin } from '../organisers/index.ts';
import { orRefuse } from '../refusal.ts';
import { findMail } from './mail-views.ts';

/** Answers the e-mail as it looks, as a file that may run nothing. */
export const getMailBody = action(endpoint, async (context) => {
  const { db, request } = context;
  const { html } = orRefuse(await findMail(db, request.mail), 'MAIL_NOT_FOUND');
  return framedMail({ html, origin: await siteOrigin(context) });
});
