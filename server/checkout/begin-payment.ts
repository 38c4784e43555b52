import type { startOnlinePayment as endpoint } from '@ribambelle/api/payments/start-online-payment.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import type { Target } from '@ribambelle/domain/payments/split-over-targets.ts';
import { oneOrderOf } from '@ribambelle/domain/payments/targets.ts';
import type { ActionContext } from '../action.ts';
import { type Agreement, agreementOf, insertMandate } from '../payment-mandates/index.ts';
import { insertPayment, insertTargets, type PaymentRow, queueCheck } from '../payments/index.ts';
import type { ReceivableRow } from '../receivables/index.ts';
import { refuse } from '../refusal.ts';
import type { ChosenCollector } from './chosen-collector.ts';
import { pageExpiry } from './payment-page.ts';
import { addressWithin } from './way-back.ts';

type Start = ActionContext<typeof endpoint>;

interface Beginning {
  /** The locked receivables that are to be paid, and the amounts asked for them. */
  readonly receivables: readonly ReceivableRow[];
  readonly targets: readonly Target[];
  readonly collection: ChosenCollector;
}

/**
 * Returns the agreement that the family gives with the payment; null for none. Refuses
 * MEANS_NOT_KEPT when there is nothing to agree to, and AGREEMENT_CHANGED for words that are no
 * longer those of the agreement.
 */
export async function givenAgreement(
  context: Start,
  { receivables, targets, collection }: Beginning,
): Promise<Agreement | null> {
  const { db, request, organiser, language, now } = context;
  if (request.agreement === null) return null;
  const wish = { organiser, language, receivables, targets, ...collection, now };
  const agreement = await agreementOf(db, wish);
  if (agreement === null) return refuse('MEANS_NOT_KEPT', { agreement: 'MEANS_NOT_KEPT' });
  if (agreement.words !== request.agreement)
    refuse('AGREEMENT_CHANGED', { agreement: 'AGREEMENT_CHANGED' });
  return agreement;
}

/** Begins a payment for targets, in one order or in several. */
export async function beginPayment(
  context: Start,
  input: Beginning & { readonly agreement: Agreement | null },
): Promise<PaymentRow> {
  const { db, emit, organiser, customer, now } = context;
  const { targets, receivables, collection, agreement } = input;
  const return_url = addressWithin(context.origin, {
    address: context.request.return_url,
    field: 'return_url',
  });
  const payment_mandate_id =
    agreement === null
      ? null
      : await insertMandate(db, { customer_id: customer.id, ...agreement, now });
  const payment = await insertPayment(db, {
    customer_id: customer.id,
    cart_id: oneOrderOf(targets, receivables),
    method: 'ONLINE',
    strategy: 'IMMEDIATE',
    amount: sumAmounts(targets.map(({ amount }) => amount)),
    currency: organiser.currency,
    state: 'PENDING',
    ...collection,
    return_url,
    cancel_url: return_url,
    expires_at: pageExpiry(now),
    payment_mandate_id,
    now,
  });
  await insertTargets(db, { payment_id: payment.id, targets });
  emit('payment.requested', { payment_id: payment.id });
  await queueCheck(db, { payment, attempt: 0, now });
  return payment;
}
