import { createOfficeCustomer as endpoint } from '@ribambelle/api/customers/create-office-customer.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { insertOfficeCustomer } from './office-customer-store.ts';

/** Adds a family. */
export const createOfficeCustomer = action(endpoint, async ({ db, request, organiser, collaborator, now }) => {
  const cuid = await insertOfficeCustomer(db, { organiser_id: organiser.id, values: request, now });
  const did = { action: 'customers.create', entity: 'customers', entity_cuid: cuid, summary: fullname(request) };
  await recordAudit(db, { organiser, collaborator, now, ...did });
  return { cuid };
});
