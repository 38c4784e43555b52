import { sortCustomFields as endpoint } from '@ribambelle/api/custom-fields/sort-custom-fields.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { refuse } from '../refusal.ts';
import { saveOrder } from './field-store.ts';

/** Sets the order of custom fields in forms. */
export const sortCustomFields = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const fields = [...new Set(request.fields)];
    const count = await saveOrder(db, { organiser_id: organiser.id, fields });
    if (count < fields.length) refuse('CUSTOM_FIELD_NOT_FOUND');
    const audit = {
      action: 'customer-custom-fields.update' as const,
      entity: 'custom_fields',
      entity_cuid: null,
      summary: organiser.name,
      changes: { order: { from: null, to: fields.length } },
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null };
  },
);
