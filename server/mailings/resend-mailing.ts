import { resendMailing as endpoint } from '@ribambelle/api/mailings/resend-mailing.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { deliversMails } from '../mails/index.ts';
import { sendAgainOf } from '../notifications/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { didTo } from './audited.ts';
import { findMailing, moveMailing } from './mailing-store.ts';

/** Sends the failed e-mails of a mailing again. */
export const resendMailing = action(endpoint, async (context) => {
  const { db, request, organiser, outside, now, emit } = context;
  const mailingRow = await findMailing(db, { ...request, lock: 'UPDATE' });
  const mailing = orRefuse(mailingRow, 'MAILING_NOT_FOUND');
  if (!deliversMails(organiser, outside)) refuse('MAIL_SERVER_MISSING');
  if (mailing.state !== 'SENT') refuse('MAILING_NOTHING_FAILED');
  const again = await sendAgainOf(db, { mailing_id: mailing.id, now });
  const { sending_id, waiting } = orRefuse(again, 'MAILING_NOTHING_FAILED');
  await moveMailing(db, { id: mailing.id, from: ['SENT'], to: 'SENDING', now });
  emit('mailing.delivery.due', { mailing_id: mailing.id, sending_id });
  const act = didTo('customer-notifications.create', mailing);
  await logAct(context, { ...act, summary: `${act.summary} · ${waiting}` });
  return { waiting };
});
