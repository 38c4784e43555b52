import { endPaymentMandate as endpoint } from '@ribambelle/api/payment-mandates/end-payment-mandate.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { endMandate } from './end-mandate.ts';
import { lockMandateOf } from './mandate-store.ts';

/** Ends a means of payment that is kept for the caller's family. */
export const endPaymentMandate = action(
  endpoint,
  async ({ db, request, customer, language, now }) => {
    const of = { cuid: request.payment_mandate, customer_id: customer.id };
    const mandate = orRefuse(await lockMandateOf(db, of), 'PAYMENT_MANDATE_NOT_FOUND');
    if (!(await endMandate(db, { mandate, reason: 'FAMILY', now }))) refuse('PAYMENT_MANDATE_OVER');
    return { message: textsFor(language)['payment-mandates'].ended };
  },
);
