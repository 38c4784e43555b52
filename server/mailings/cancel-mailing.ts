import { cancelMailing as endpoint } from '@ribambelle/api/mailings/cancel-mailing.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { didTo } from './audited.ts';
import { findMailing, leaveOut, moveMailing } from './mailing-store.ts';
import { stopMails } from './written-mails-store.ts';

/** Stops a mailing: e-mails that were not handed over never leave. */
export const cancelMailing = action(endpoint, async (context) => {
  const { db, request, organiser, now } = context;
  const organiser_id = organiser.id;
  const mailingRow = await findMailing(db, { organiser_id, ...request, lock: 'UPDATE' });
  const mailing = orRefuse(mailingRow, 'MAILING_NOT_FOUND');
  const of = { organiser_id, id: mailing.id };
  const from = ['WRITING', 'SENDING'] as const;
  if (!(await moveMailing(db, { ...of, from, to: 'CANCELLED', now })))
    refuse('MAILING_NOT_UNDER_WAY');
  await leaveOut(db, { ...of, customers: null });
  await stopMails(db, of);
  await logAct(context, didTo('customer-notifications.delete', mailing));
  return { message: null };
});
