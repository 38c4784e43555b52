import { deleteCustomerTag as endpoint } from '@ribambelle/api/customers/delete-customer-tag.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isInUse, lockTag, removeTag } from '../tags/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';

/** Deletes an unused tag from the list. */
export const deleteCustomerTag = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const organiser_id = organiser.id;
    const { tag: cuid } = request;
    const { name: summary } = orRefuse(
      await lockTag(db, { organiser_id, list: 'customers', tag: cuid }),
      'TAG_NOT_FOUND',
    );
    if (await isInUse(db, { organiser_id, name: summary })) refuse('TAG_IN_USE');
    const by = { organiser, collaborator, now };
    const record = { noun: 'tags' as const, key: cuid, entity_cuid: cuid, summary };
    const removal = await keepRemoved(db, { ...by, ...record });
    await removeTag(db, { organiser_id, tag: cuid });
    const audit = { action: 'customer-tags.delete' as const, entity: 'tags', entity_cuid: cuid };
    await recordAudit(db, { ...by, ...audit, summary });
    return { message: null, removal };
  },
);
