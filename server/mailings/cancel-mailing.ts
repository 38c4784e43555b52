import { cancelMailing as endpoint } from '@ribambelle/api/mailings/cancel-mailing.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { didTo } from './audited.ts';
import { findMailing, leaveOut, moveMailing } from './mailing-store.ts';
import { stopMails } from './written-mails-store.ts';

/** Stops a mailing: e-mails that were not handed over never leave. */
export const cancelMailing = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const mailingRow = await findMailing(db, { ...request, lock: 'UPDATE' });
  const mailing = orRefuse(mailingRow, 'MAILING_NOT_FOUND');
  const from = ['WRITING', 'SENDING'] as const;
  if (!(await moveMailing(db, { id: mailing.id, from, to: 'CANCELLED', now })))
    refuse('MAILING_NOT_UNDER_WAY');
  await leaveOut(db, { id: mailing.id, customers: null });
  await stopMails(db, mailing.id);
  await logAct(context, didTo('customer-notifications.delete', mailing));
  return { message: null };
});
