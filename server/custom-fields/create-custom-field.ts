import { createCustomField as endpoint } from '@ribambelle/api/custom-fields/create-custom-field.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { pickText } from '@ribambelle/domain/base/languages.ts';
import { requireField } from './field-rights.ts';
import { insertField } from './field-store.ts';
import { checkedValues } from './field-values.ts';

/** Adds a custom field. */
export const createCustomField = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { entity, ...given } = request;
    requireField(collaborator, { entity, deed: 'create' });
    const values = checkedValues(given, null);
    const cuid = await insertField(db, { organiser_id: organiser.id, entity, values, now });
    const audit = {
      action: 'customer-custom-fields.create' as const,
      entity: 'custom_fields',
      entity_cuid: cuid,
      summary: pickText(values.title, { language, fallback: organiser.language }),
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { cuid, message: null };
  },
);
