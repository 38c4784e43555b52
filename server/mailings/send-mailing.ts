import { sendMailing as endpoint } from '@ribambelle/api/mailings/send-mailing.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { didTo } from './audited.ts';
import { beginMailing } from './mailing-store.ts';
import { lockReady } from './ready.ts';

/** Writes down the families that get a mailing, and has jobs write and deliver it. */
export const sendMailing = action(endpoint, async (context) => {
  const { db, request, now, emit } = context;
  const { draft, families, count } = await lockReady(context, request);
  await beginMailing(db, { id: draft.id, families, now });
  emit('mailing.begun', { mailing_id: draft.id });
  const act = didTo('customer-notifications.create', draft);
  await logAct(context, { ...act, summary: `${act.summary} · ${count}` });
  return { message: null };
});
