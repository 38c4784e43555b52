import { sortCustomFields as endpoint } from '@ribambelle/api/custom-fields/sort-custom-fields.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { saveOrder } from './field-store.ts';

/** Sets the order of custom fields in forms. */
export const sortCustomFields = action(endpoint, async (context) => {
  const { db, request, organiser } = context;
  const fields = [...new Set(request.fields)];
  const count = await saveOrder(db, fields);
  if (count < fields.length) refuse('CUSTOM_FIELD_NOT_FOUND');
  await logAct(context, {
    act: 'customer-custom-fields.update',
    noun: 'custom_fields',
    cuid: null,
    summary: organiser.name,
    changes: { order: { from: null, to: fields.length } },
  });
  return { message: null };
});
