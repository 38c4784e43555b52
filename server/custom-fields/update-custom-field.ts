import { updateCustomField as endpoint } from '@ribambelle/api/custom-fields/update-custom-field.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { pickText } from '@ribambelle/domain/base/pick-text.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import type { Db } from '../database/transaction.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { requireField } from './field-rights.ts';
import { lockField, saveField } from './field-store.ts';
import { checkedValues, type FieldValues, valuesOf } from './field-values.ts';
import { isAnswered, loadTakenChoices } from './field-views.ts';

/** Changes, archives or restores a custom field; its answers stay readable. */
export const updateCustomField = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, language, now } = context;
  const { field, version, active: wish, choices, ...given } = request;
  const row = orRefuse(await lockField(db, field), 'CUSTOM_FIELD_NOT_FOUND');
  requireField(collaborator, { entity: row.entity, deed: 'update' });
  await requireVersion(db, { record: row, read: version });
  const before = valuesOf(row);
  const newValues = withChanges(before, given);
  const values = checkedValues({ ...newValues, choices: [...(choices ?? before.choices)] }, before);
  await refuseLost(db, { of: { field_id: row.id }, before, values });
  const active = wish ?? row.active;
  await saveField(db, { id: row.id, values, active, now });
  await logAct(context, {
    act: 'customer-custom-fields.update',
    noun: 'custom_fields',
    record: row,
    summary: pickText(values.title, { language, fallback: organiser.language }),
    before: jsonOf({ ...before, active: row.active }),
    after: jsonOf({ ...values, active }),
  });
  return { message: null };
});

/**
 * Refuses changes that would make answers unreadable: another type, or the loss of a choice that
 * somebody took.
 */
async function refuseLost(
  db: Db,
  input: {
    of: { field_id: number };
    before: FieldValues;
    values: FieldValues;
  },
): Promise<void> {
  const { of, before, values } = input;
  if (before.type !== values.type && (await isAnswered(db, of.field_id)))
    refuse('CUSTOM_FIELD_ANSWERED', { type: 'CUSTOM_FIELD_ANSWERED' });
  const staying = new Set(values.choices.map(({ id }) => id));
  const goneIds = before.choices.map(({ id }) => id).filter((id) => !staying.has(id));
  if (goneIds.length === 0) return;
  if ((await loadTakenChoices(db, { ...of, choices: goneIds })).length > 0)
    refuse('CHOICE_ANSWERED', { choices: 'CHOICE_ANSWERED' });
}

function jsonOf(values: object): Record<string, Json> {
  const json: Record<string, Json> = JSON.parse(JSON.stringify(values));
  return json;
}
