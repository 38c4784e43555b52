import { listAccountRegistrationsRequests as endpoint } from '@ribambelle/api/registration-requests/list-account-registrations-requests.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { textReader } from '../texts/bilingual.ts';
import { presentRequest } from './present-requests.ts';
import { findRequestsOfCustomer } from './request-views.ts';

/** Answers the requests of the caller. */
export const listAccountRegistrationsRequests = action(
  endpoint,
  async ({ db, request, organiser, customer, language }) => {
    const { rows, count } = await findRequestsOfCustomer(db, {
      customer_id: customer.id,
      ...pageOf(request),
    });
    const text = textReader({ language, organiser });
    return { data: rows.map((row) => presentRequest(row, text)), count };
  },
);
