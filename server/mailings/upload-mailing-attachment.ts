import { uploadMailingAttachment as endpoint } from '@ribambelle/api/mailings/upload-mailing-attachment.ts';
import { contentTypeOf, MOST_ATTACHMENTS_BYTES } from '@ribambelle/domain/mailings/attachments.ts';
import { preparedAction } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { insertAttachment, listAttachments } from './attachment-store.ts';
import { didTo } from './audited.ts';
import { findDraft } from './draft.ts';

/** Adds a file to a draft. */
export const uploadMailingAttachment = preparedAction(
  { endpoint, prepare: async ({ request }) => Buffer.from(await request.file.arrayBuffer()) },
  async (context) => {
    const { db, prepared: bytes, request } = context;
    const { mailing, name } = request;
    const content_type = orRefuse(contentTypeOf(name, bytes), 'MAILING_ATTACHMENT_TYPE');
    const draft = await findDraft(db, { mailing, lock: 'UPDATE' });
    const attachments = await listAttachments(db, draft.id);
    const total = attachments.reduce((sum, one) => sum + one.bytes, bytes.length);
    if (total > MOST_ATTACHMENTS_BYTES) refuse('MAILING_ATTACHMENTS_TOO_LARGE');
    const attachment = await insertAttachment(db, { id: draft.id, name, content_type, bytes });
    const { cuid } = orRefuse(attachment, 'MAILING_ATTACHMENT_NAMED_ALIKE');
    const changes = { attachments: { from: null, to: name } };
    const act = didTo('customer-notifications.update', draft);
    await logAct(context, { ...act, changes });
    return { cuid, name, bytes: bytes.length };
  },
);
