import { listAccountRegistrations as endpoint } from '@ribambelle/api/account/list-account-registrations.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { presentRegistrations } from './present-registrations.ts';
import { findRegistrationIds, loadRegistrations } from './registration-views.ts';

/** Selects ids, loads and presents the caller's own registrations (1 §2.3). */
export const listAccountRegistrations = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const { ids, count } = await findRegistrationIds(db, {
      customer_id: customer.id,
      filters: request,
      now,
      ...pageOf(request),
    });
    const rows = await loadRegistrations(db, { customer_id: customer.id, ids });
    return { data: await presentRegistrations(db, { rows, organiser, language }), count };
  },
);
