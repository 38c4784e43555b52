import { unplanMailing as endpoint } from '@ribambelle/api/mailings/unplan-mailing.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { didTo } from './audited.ts';
import { findMailing } from './mailing-store.ts';
import { returnToDraft } from './plan-store.ts';

/** Makes a planned mailing a draft again. */
export const unplanMailing = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const mailing = orRefuse(
    await findMailing(db, { ...request, lock: 'UPDATE' }),
    'MAILING_NOT_FOUND',
  );
  if (!(await returnToDraft(db, { id: mailing.id, not_begun: '', now })))
    refuse('MAILING_NOT_PLANNED');
  await logAct(context, didTo('customer-notifications.update', mailing));
  return { message: null };
});
