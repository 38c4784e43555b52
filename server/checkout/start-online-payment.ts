import { startOnlinePayment as endpoint } from '@ribambelle/api/payments/start-online-payment.ts';
import { isAfter } from '@ribambelle/domain/base/instants.ts';
import { action, type ActionContext } from '../action.ts';
import {
  type Destination,
  findDestination,
  insertPayment,
  lockPendingPayment,
  type PaymentRow,
  queueCheck,
  whichOf,
} from '../payments/index.ts';
import { orRefuse, Refusal, refuse } from '../refusal.ts';
import { lockReceivables } from '../receivables/index.ts';
import { owedInAll } from '../wallet/index.ts';
import { type ChosenCollector, chosenCollector, isCollectedBy } from './chosen-collector.ts';
import { abandonPayment } from './abandon-payment.ts';
import { openPaymentPage, pageExpiry, whyNot } from './payment-page.ts';
import { addressWithin } from './way-back.ts';

type Start = ActionContext<typeof endpoint>;

/**
 * Opens a payment page for the rest of one purchase or order; answers the same page while it is
 * open (R13).
 */
export const startOnlinePayment = action(endpoint, async (context) => {
  const { db, request, organiser, customer, language, originOf, outside, now } = context;
  if (request.customer_id !== null && request.customer_id !== customer.id)
    refuse('CUSTOMER_MISMATCH', { customer_id: 'CUSTOMER_MISMATCH' });
  const collection = await chosenCollector(db, { organiser, named: request.payment_method });
  const destination = orRefuse(await findNamed(context), 'DESTINATION_NOT_FOUND');
  const payment = await paymentFor(context, { destination, collection });
  context.afterCommit(async (_, inTenant) => {
    const page = {
      payment,
      reference: destination.reference,
      organiser,
      language,
      originOf,
      outside,
      inTenant,
      now,
    };
    const opening = await openPaymentPage(page).catch(whyNot);
    if (typeof opening === 'string') throw new Refusal(opening);
    return { checkout_url: opening.checkout_url };
  });
  return { checkout_url: '' };
});

/**
 * Returns the record named by the destination, else by the reference; null when neither names one
 * of the caller's own.
 */
async function findNamed({ db, request, customer }: Start): Promise<Destination | null> {
  for (const name of [request.destination, request.reference]) {
    const destination = name ? await findDestination(db, { customer_id: customer.id, name }) : null;
    if (destination !== null) return destination;
  }
  return null;
}

/**
 * Returns the payment already open for this if its amount is still right, or a new one; gives up
 * the old one.
 */
async function paymentFor(
  context: Start,
  { destination, collection }: { destination: Destination; collection: ChosenCollector },
): Promise<PaymentRow> {
  const { db, emit, organiser, customer, now } = context;
  const which = whichOf(destination);
  const amount = owedInAll(await lockReceivables(db, which));
  if (amount === 0) refuse('NOTHING_TO_PAY');
  const what = { cart_id: destination.cart_id, receivable_id: destination.receivable_id };
  const pending = await lockPendingPayment(db, { ...what });
  if (pending !== null) {
    if (pending.on_its_way) refuse('PAYMENT_ON_ITS_WAY');
    const alive = pending.expires_at !== null && isAfter(pending.expires_at, now);
    if (alive && pending.amount === amount && isCollectedBy(pending, collection)) return pending;
    await abandonPayment(db, { payment: pending, now });
  }
  const return_url = addressWithin(context.origin, {
    address: context.request.return_url,
    field: 'return_url',
  });
  const payment = await insertPayment(db, {
    customer_id: customer.id,
    ...what,
    method: 'ONLINE',
    strategy: 'IMMEDIATE',
    amount,
    currency: organiser.currency,
    state: 'PENDING',
    ...collection,
    return_url,
    cancel_url: return_url,
    expires_at: pageExpiry(now),
    now,
  });
  emit('payment.requested', { payment_id: payment.id });
  await queueCheck(db, { payment, attempt: 0, now });
  return payment;
}
