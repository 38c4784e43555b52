import { planMailing as endpoint } from '@ribambelle/api/mailings/plan-mailing.ts';
import { isPlannable } from '@ribambelle/domain/mailings/planned.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { didTo } from './audited.ts';
import { planDraft } from './plan-store.ts';
import { lockReady } from './ready.ts';

/** Keeps the moment of a mailing, and queues the job that begins it. */
export const planMailing = action(endpoint, async (context) => {
  const { db, request, collaborator, now } = context;
  const { send_at } = request;
  if (!isPlannable(send_at, now)) refuse('MAILING_MOMENT', { send_at: 'MAILING_MOMENT' });
  const { draft, count } = await lockReady(context, request);
  await planDraft(db, { id: draft.id, send_at, collaborator_id: collaborator.id, now });
  const act = didTo('customer-notifications.create', draft);
  await logAct(context, {
    ...act,
    summary: `${act.summary} · ${count}`,
    changes: { send_at: { from: null, to: send_at } },
  });
  return { message: null };
});
