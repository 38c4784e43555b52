import { createMailing as endpoint } from '@ribambelle/api/mailings/create-mailing.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requirePictures } from '../mail-templates/index.ts';
import { didTo } from './audited.ts';
import { knownVariables, refuseBeyondRights, refuseUnknownVariables, segmentOf } from './draft.ts';
import { insertMailing } from './mailing-store.ts';
import { firstContent } from './first-content.ts';
import { sanitised } from './sanitised.ts';

/** Begins a mailing as a draft. */
export const createMailing = action(endpoint, async (context) => {
  const { db, request, collaborator, now } = context;
  const { template, content, ...given } = request;
  const values = sanitised({
    ...given,
    content: content ?? (await firstContent(db, { template, purpose: given.purpose })),
  });
  refuseBeyondRights(values, collaborator.permissions);
  const segment = await segmentOf(db, values.recipients);
  // the blocks of a template may name what these recipients do not have: it is refused later
  const typed = content === undefined ? { ...values, content: [] } : values;
  refuseUnknownVariables(typed, knownVariables(values.recipients, segment));
  await requirePictures(db, typed.content);
  const collaborator_id = collaborator.id;
  const cuid = await insertMailing(db, { collaborator_id, values, now });
  await logAct(context, didTo('customer-notifications.create', { cuid, ...values }));
  return { cuid };
});
