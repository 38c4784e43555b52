import { tryMailing as endpoint } from '@ribambelle/api/mailings/try-mailing.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse } from '../refusal.ts';
import { didTo } from './audited.ts';
import { findUnsent } from './draft.ts';
import { familyAt } from './draw-for-family.ts';
import { refuseWithoutText } from './has-text.ts';

/** Has a draft sent to the collaborator alone. */
export const tryMailing = action(endpoint, async (context) => {
  const { db, request, collaborator, now, emit } = context;
  const draft = await findUnsent(db, { mailing: request.mailing });
  refuseWithoutText(draft);
  const { chosen } = await familyAt(context, { draft, at: request.at });
  const family = orRefuse(chosen, 'MAILING_NOBODY');
  const { customer_id, registration_ids, date_ids, participant_ids } = family;
  emit('mailing.trial.requested', {
    mailing_id: draft.id,
    collaborator_id: collaborator.id,
    customer_id,
    registration_ids,
    date_ids,
    participant_ids,
    at: now,
  });
  await logAct(context, didTo('customer-notifications.create', draft));
  return { message: null };
});
