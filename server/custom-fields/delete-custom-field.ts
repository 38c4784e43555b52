import { deleteCustomField as endpoint } from '@ribambelle/api/custom-fields/delete-custom-field.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { textReader } from '../texts/bilingual.ts';
import { requireField } from './field-rights.ts';
import { lockField, removeField } from './field-store.ts';
import { isAnswered } from './field-views.ts';

/** Deletes a custom field that nobody answered. */
export const deleteCustomField = action(endpoint, async (context) => {
  const { db, request, collaborator } = context;
  const { id, cuid, title, entity } = orRefuse(
    await lockField(db, request.field),
    'CUSTOM_FIELD_NOT_FOUND',
  );
  requireField(collaborator, { entity, deed: 'delete' });
  if (await isAnswered(db, id)) refuse('CUSTOM_FIELD_ANSWERED');
  const summary = textReader(context)(title);
  const removal = await keepRemoved(context, { noun: 'custom_fields', key: id, cuid, summary });
  await removeField(db, id);
  await logAct(context, {
    act: 'customer-custom-fields.delete',
    noun: 'custom_fields',
    cuid,
    summary,
  });
  return { message: null, removal };
});
