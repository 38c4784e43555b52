import { createOfficeCustomer as endpoint } from '@ribambelle/api/customers/create-office-customer.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { readPhone } from '../texts/read-phone.ts';
import { insertOfficeCustomer } from './office-customer-store.ts';

/** Adds a family. */
export const createOfficeCustomer = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const values = { ...request, phone: readPhone(request.phone) };
    const cuid = await insertOfficeCustomer(db, { organiser_id: organiser.id, values, now });
    const did = {
      action: 'customers.create' as const,
      entity: 'customers',
      entity_cuid: cuid,
      summary: fullname(request),
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { cuid };
  },
);
