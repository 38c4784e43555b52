import { createMailing as endpoint } from '@ribambelle/api/mailings/create-mailing.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { didTo } from './audited.ts';
import { knownVariables, refuseBeyondRights, refuseUnknownVariables, segmentOf } from './draft.ts';
import { insertMailing } from './mailing-store.ts';
import { sanitised } from './sanitised.ts';

/** Begins a mailing as a draft. */
export const createMailing = action(endpoint, async (context) => {
  const { db, request, collaborator, now } = context;
  const values = sanitised(request);
  refuseBeyondRights(values, collaborator.permissions);
  const segment = await segmentOf(db, values.recipients);
  refuseUnknownVariables(values, knownVariables(values.recipients, segment));
  const collaborator_id = collaborator.id;
  const cuid = await insertMailing(db, { collaborator_id, values, now });
  await logAct(context, didTo('customer-notifications.create', { cuid, ...values }));
  return { cuid };
});
