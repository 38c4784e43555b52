import { updateMailing as endpoint } from '@ribambelle/api/mailings/update-mailing.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requirePictures } from '../mail-templates/index.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { comparable, didTo } from './audited.ts';
import {
  findDraft,
  knownVariables,
  refuseBeyondRights,
  refuseUnknownVariables,
  segmentOf,
} from './draft.ts';
import { type MailingValues, saveMailing } from './mailing-store.ts';
import { sanitised } from './sanitised.ts';

/** Changes a draft. */
export const updateMailing = action(endpoint, async (context) => {
  const { db, request, collaborator, now } = context;
  const { mailing: cuid, version, ...given } = request;
  const draft = await findDraft(db, { mailing: cuid, lock: 'UPDATE' });
  await requireVersion(db, { record: draft, read: version });
  const { id, purpose, subject, content, recipients } = draft;
  const before = { purpose, subject, content, recipients };
  const values = sanitised(withChanges<MailingValues>(before, given));
  refuseBeyondRights(values, collaborator.permissions);
  const segment = await segmentOf(db, values.recipients);
  refuseUnknownVariables(values, knownVariables(values.recipients, segment));
  await requirePictures(db, values.content);
  await saveMailing(db, { id, values, now });
  const act = didTo('customer-notifications.update', { cuid, ...values });
  await logAct(context, {
    ...act,
    record: draft,
    before: comparable(before),
    after: comparable(values),
  });
  return { message: null };
});
