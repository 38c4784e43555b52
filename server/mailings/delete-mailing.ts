import { deleteMailing as endpoint } from '@ribambelle/api/mailings/delete-mailing.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { didTo } from './audited.ts';
import { findDraft } from './draft.ts';
import { removeMailing } from './mailing-store.ts';

/** Deletes a draft. */
export const deleteMailing = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const organiser_id = organiser.id;
    const draft = await findDraft(db, { organiser_id, ...request, lock: 'UPDATE' });
    await removeMailing(db, { organiser_id, id: draft.id });
    const audit = didTo('customer-notifications.delete', draft);
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null };
  },
);
