import { listOfficePaymentMandates as endpoint } from '@ribambelle/api/payment-mandates/list-office-payment-mandates.ts';
import { action } from '../action.ts';
import { findBuyer } from '../customers/index.ts';
import { orRefuse } from '../refusal.ts';
import { loadMandatesOf } from './mandate-views.ts';

/** Answers the means of payment that are or were kept for a family. */
export const listOfficePaymentMandates = action(endpoint, async ({ db, request }) => {
  const { id: customer_id } = orRefuse(await findBuyer(db, request.customer), 'CUSTOMER_NOT_FOUND');
  return { data: [...(await loadMandatesOf(db, { customer_id, ended: true }))] };
});
