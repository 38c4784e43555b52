import { getPaymentAgreement as endpoint } from '@ribambelle/api/payment-mandates/get-payment-agreement.ts';
import { collectorOf } from '@ribambelle/domain/payments/payment-mode.ts';
import { nextTargetsOf, targetsOf } from '@ribambelle/domain/payments/targets.ts';
import { action } from '../action.ts';
import { findDestination, whichOf } from '../payments/index.ts';
import { loadReceivables } from '../receivables/index.ts';
import { agreementOf } from './agreement.ts';

/** Answers the words by which the caller's means of payment can be kept for what is left. */
export const getPaymentAgreement = action(endpoint, async (context) => {
  const { db, request, organiser, customer, language, now } = context;
  const { destination: name, next, payment_method: provider_method = null } = request;
  const collector = organiser.online_payments_activated ? collectorOf(organiser) : null;
  const destination = await findDestination(db, { customer_id: customer.id, name });
  if (collector === null || destination === null) return { words: null };
  const receivables = await loadReceivables(db, whichOf(destination));
  const targets = next ? nextTargetsOf(receivables, now) : targetsOf(receivables);
  if (targets.length === 0) return { words: null };
  const wish = { organiser, language, receivables, targets, collector, provider_method, now };
  return { words: (await agreementOf(db, wish))?.words ?? null };
});
