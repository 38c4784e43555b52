import { listPaymentMandates as endpoint } from '@ribambelle/api/payment-mandates/list-payment-mandates.ts';
import { action } from '../action.ts';
import { loadMandatesOf } from './mandate-views.ts';

/** Answers the means of payment that are kept for the caller's family. */
export const listPaymentMandates = action(endpoint, async ({ db, customer }) => ({
  data: [...(await loadMandatesOf(db, { customer_id: customer.id, ended: false }))],
}));
