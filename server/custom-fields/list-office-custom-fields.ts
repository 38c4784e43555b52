import { listOfficeCustomFields as endpoint } from '@ribambelle/api/custom-fields/list-office-custom-fields.ts';
import { action } from '../action.ts';
import { valuesOf } from './field-values.ts';
import { loadOfficeFields } from './field-views.ts';

/** All custom fields, with how many answered each. */
export const listOfficeCustomFields = action(endpoint, async ({ db, organiser }) => {
  const rows = await loadOfficeFields(db, organiser.id);
  return {
    data: rows.map((row) => {
      const { cuid, version, active, answers } = row;
      const entity = entityOf(row.entity);
      const { choices, ...values } = valuesOf(row);
      return { ...values, choices: [...choices], cuid, version, active, answers, entity };
    }),
  };
});

function entityOf(entity: string): 'CUSTOMERS' | 'PARTICIPANTS' {
  return entity === 'PARTICIPANTS' ? 'PARTICIPANTS' : 'CUSTOMERS';
}
