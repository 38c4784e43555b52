import { sendMailsAgain as endpoint } from '@ribambelle/api/notifications/send-mails-again.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { deliversMails } from '../mails/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { findMail } from './mail-views.ts';
import { beginSending, decideAgain } from './send-again-of.ts';
import { lockUnsent, queueAnew } from './sending-store.ts';

/** The kind of e-mails that say what is owed: written anew, and over when nothing is. */
const WRITTEN_ANEW = 'payment.reminded';

/**
 * Marks the e-mails that are over and leaves the rest to jobs; the progress is in the e-mails
 * themselves. A payment reminder is written anew from what is owed when it leaves.
 */
export const sendMailsAgain = action(endpoint, async (context) => {
  const { db, request, organiser, outside, now, emit } = context;
  const { mail } = request;
  const one = mail === null ? null : orRefuse(await findMail(db, mail), 'MAIL_NOT_FOUND');
  if (!deliversMails(organiser, outside)) refuse('MAIL_SERVER_MISSING');
  const rows = await lockUnsent(db, { mail });
  if (one !== null && rows.length === 0) refuse('MAIL_NOT_RESENDABLE');
  const reminders = rows.filter(({ kind }) => kind === WRITTEN_ANEW).map(({ id }) => id);
  const { mails, over } = decideAgain(
    rows.filter(({ kind }) => kind !== WRITTEN_ANEW),
    now,
  );
  if (one !== null && over.length > 0) refuse('MAIL_OBSOLETE');
  if (rows.length === 0) return { waiting: 0, obsolete: 0 };
  await queueAnew(db, reminders);
  for (const mail_id of reminders) emit('payment-reminders.again', { mail_id });
  const sending_id = await beginSending(db, { mails, over, now });
  if (mails.length > 0) emit('mails.sending.started', { sending_id });
  await logAct(context, {
    act: 'notifications.trigger',
    noun: 'sent_mails',
    cuid: mail,
    summary: one === null ? String(mails.length) : `${one.recipient} · ${one.subject}`,
  });
  return { waiting: mails.length + reminders.length, obsolete: over.length };
});
