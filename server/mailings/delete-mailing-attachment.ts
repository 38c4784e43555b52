import { deleteMailingAttachment as endpoint } from '@ribambelle/api/mailings/delete-mailing-attachment.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse } from '../refusal.ts';
import { removeAttachment } from './attachment-store.ts';
import { didTo } from './audited.ts';
import { findDraft } from './draft.ts';

/** Removes a file from a draft. */
export const deleteMailingAttachment = action(endpoint, async (context) => {
  const { db, request } = context;
  const { mailing, attachment } = request;
  const draft = await findDraft(db, { mailing, lock: 'UPDATE' });
  const removal = await removeAttachment(db, { id: draft.id, attachment });
  const { name } = orRefuse(removal, 'MAILING_ATTACHMENT_NOT_FOUND');
  const changes = { attachments: { from: name, to: null } };
  const act = didTo('customer-notifications.update', draft);
  await logAct(context, { ...act, changes });
  return { message: null };
});
