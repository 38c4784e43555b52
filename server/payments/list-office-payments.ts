import { listOfficePayments as endpoint } from '@ribambelle/api/payments/list-office-payments.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { findOfficePayments } from './office-payment-views.ts';
import { presentOfficePayment } from './present-office-payment.ts';

/** A page of payments. */
export const listOfficePayments = action(endpoint, async ({ db, request, organiser, now }) => {
  const { search, state, method, attention } = request;
  const query = {
    organiser_id: organiser.id,
    filters: { search, state, method, attention },
    now,
    ...pageOf(request),
  };
  const { rows, count } = await findOfficePayments(db, query);
  return { data: rows.map((row) => presentOfficePayment(row, organiser.timezone)), count };
});
