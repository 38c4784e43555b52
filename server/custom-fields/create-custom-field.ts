import { createCustomField as endpoint } from '@ribambelle/api/custom-fields/create-custom-field.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { pickText } from '@ribambelle/domain/base/pick-text.ts';
import { requireField } from './field-rights.ts';
import { insertField } from './field-store.ts';
import { checkedValues } from './field-values.ts';

/** Adds a custom field. */
export const createCustomField = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, language, now } = context;
  const { entity, ...given } = request;
  requireField(collaborator, { entity, deed: 'create' });
  const values = checkedValues(given, null);
  const cuid = await insertField(db, { entity, values, now });
  await logAct(context, {
    act: 'customer-custom-fields.create',
    noun: 'custom_fields',
    cuid,
    summary: pickText(values.title, { language, fallback: organiser.language }),
  });
  return { cuid, message: null };
});
