import { createCustomerTag as endpoint } from '@ribambelle/api/customers/create-customer-tag.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { insertTag } from '../tags/index.ts';
import { refuse } from '../refusal.ts';

/** Adds a tag to the list for families and registrations. */
export const createCustomerTag = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const of = { organiser_id: organiser.id, list: 'customers' as const };
    const tag = await insertTag(db, { ...of, ...request });
    if (!tag.ok) refuse(tag.refused);
    const cuid = tag.value;
    await recordAudit(db, {
      organiser,
      collaborator,
      now,
      action: 'customer-tags.create',
      entity: 'tags',
      entity_cuid: cuid,
      summary: request.name,
    });
    return { cuid };
  },
);
