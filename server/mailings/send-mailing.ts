import { sendMailing as endpoint } from '@ribambelle/api/mailings/send-mailing.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { didTo } from './audited.ts';
import {
  decideFamilies,
  findDraft,
  knownVariables,
  refuseUnknownVariables,
  segmentOf,
} from './draft.ts';
import { refuseWithoutText } from './has-text.ts';
import { beginMailing } from './mailing-store.ts';

/** Writes down the families that get a mailing, and has jobs write and deliver it. */
export const sendMailing = action(endpoint, async (context) => {
  const { db, request, now, emit } = context;
  const draft = await findDraft(db, { mailing: request.mailing, lock: 'UPDATE' });
  if (draft.version !== request.as_read) refuse('MAILING_CHANGED');
  refuseWithoutText(draft);
  const families = await decideFamilies(context, draft);
  const segment = await segmentOf(db, draft.recipients);
  refuseUnknownVariables(draft, knownVariables(draft.recipients, segment));
  const count = families.filter(({ held_back }) => held_back === null).length;
  if (count === 0) refuse('MAILING_NOBODY');
  if (count !== request.families) refuse('MAILING_RECIPIENTS_CHANGED');
  await beginMailing(db, { id: draft.id, families, now });
  emit('mailing.begun', { mailing_id: draft.id });
  const act = didTo('customer-notifications.create', draft);
  await logAct(context, { ...act, summary: `${act.summary} · ${count}` });
  return { message: null };
});
