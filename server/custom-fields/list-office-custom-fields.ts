import { listOfficeCustomFields as endpoint } from '@ribambelle/api/custom-fields/list-office-custom-fields.ts';
import { action } from '../action.ts';
import { mayField } from './field-rights.ts';
import { valuesOf } from './field-values.ts';
import { loadOfficeFields } from './field-views.ts';
import { entityOf } from './entity-of.ts';

/** Lists all custom fields that the caller may see, with the number of answers to each. */
export const listOfficeCustomFields = action(endpoint, async ({ db, collaborator }) => {
  const rows = await loadOfficeFields(db);
  const visibleRows = rows.filter(({ entity }) => mayField(collaborator, { entity, deed: 'read' }));
  return {
    data: visibleRows.map((row) => {
      const { cuid, version, active, answers } = row;
      const entity = entityOf(row.entity);
      const { choices, ...values } = valuesOf(row);
      return { ...values, choices: [...choices], cuid, version, active, answers, entity };
    }),
  };
});
