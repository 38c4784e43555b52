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
  const { db, request, organiser, collaborator } = context;
  const organiser_id = organiser.id;
  const { id, cuid, title, entity } = orRefuse(
    await lockField(db, { organiser_id, field: request.field }),
    'CUSTOM_FIELD_NOT_FOUND',
  );
  requireField(collaborator, { entity, deed: 'delete' });
  if (await isAnswered(db, { organiser_id, field_id: id })) refuse('CUSTOM_FIELD_ANSWERED');
  const summary = textReader(context)(title);
  const removal = await keepRemoved(context, { noun: 'custom_fields', key: id, cuid, summary });
  await removeField(db, { organiser_id, id });
  await logAct(context, {
    act: 'customer-custom-fields.delete',
    noun: 'custom_fields',
    cuid,
    summary,
  });
  return { message: null, removal };
});
