import { deleteMailing as endpoint } from '@ribambelle/api/mailings/delete-mailing.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { didTo } from './audited.ts';
import { findDraft } from './draft.ts';
import { removeMailing } from './mailing-store.ts';

/** Deletes a draft. */
export const deleteMailing = action(endpoint, async (context) => {
  const { db, request } = context;
  const draft = await findDraft(db, { ...request, lock: 'UPDATE' });
  await removeMailing(db, draft.id);
  await logAct(context, didTo('customer-notifications.delete', draft));
  return { message: null };
});
