import { deleteCustomerTag as endpoint } from '@ribambelle/api/customers/delete-customer-tag.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { isInUse, lockTag, removeTag } from '../tags/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';

/** Deletes an unused tag from the list. */
export const deleteCustomerTag = action(endpoint, async (context) => {
  const { db, request } = context;
  const { tag: cuid } = request;
  const { name: summary } = orRefuse(
    await lockTag(db, { list: 'customers', tag: cuid }),
    'TAG_NOT_FOUND',
  );
  if (await isInUse(db, summary)) refuse('TAG_IN_USE');
  const tag = { noun: 'tags' as const, cuid, summary };
  const removal = await keepRemoved(context, { ...tag, key: cuid });
  await removeTag(db, cuid);
  await logAct(context, { act: 'customer-tags.delete', ...tag });
  return { message: null, removal };
});
