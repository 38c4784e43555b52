import { startOnlinePayment as endpoint } from '@ribambelle/api/payments/start-online-payment.ts';
import { isAfter } from '@ribambelle/domain/base/instants.ts';
import { haveSameTargets, nextTargetsOf, targetsOf } from '@ribambelle/domain/payments/targets.ts';
import { action, type ActionContext } from '../action.ts';
import {
  type Destination,
  findDestination,
  loadTargetIds,
  loadTargetNumbers,
  loadTargets,
  lockPayment,
  lockPendingPaymentsFor,
  type PaymentRow,
} from '../payments/index.ts';
import { findAgreedWords } from '../payment-mandates/index.ts';
import { orRefuse, Refusal, refuse } from '../refusal.ts';
import { lockReceivables, type ReceivableRow, type Which } from '../receivables/index.ts';
import { type ChosenCollector, chosenCollector, isCollectedBy } from './chosen-collector.ts';
import { abandonPayment, cancelPayment } from './abandon-payment.ts';
import { beginPayment, givenAgreement } from './begin-payment.ts';
import { openPaymentPage, whyNot } from './payment-page.ts';

type Start = ActionContext<typeof endpoint>;

/**
 * Opens one payment page for what remains of some purchases or orders, or of everything that the
 * caller owes; answers the same page while it is open (R13). A payment whose page the provider
 * refuses is over.
 */
export const startOnlinePayment = action(endpoint, async (context) => {
  const { db, request, organiser, customer, language, originOf, outside, now } = context;
  if (request.customer_id !== null && request.customer_id !== customer.id)
    refuse('CUSTOMER_MISMATCH', { customer_id: 'CUSTOMER_MISMATCH' });
  const collection = await chosenCollector(db, { organiser, named: request.payment_method });
  const which = request.all ? { customer_id: customer.id } : whichOfAll(await findNamed(context));
  const receivables = await lockReceivables(db, which);
  const payment = await paymentFor(context, { receivables, collection });
  const references = await loadTargetNumbers(db, payment.id);
  context.afterCommit(async (_, inTenant) => {
    const page = { payment, references, organiser, language, originOf, outside, inTenant, now };
    const opening = await openPaymentPage(page).catch(whyNot);
    if (typeof opening !== 'string') return { checkout_url: opening.checkout_url };
    // without an answer the page may be open there: the check finds out
    if (opening === 'PAYMENT_METHOD_NOT_OFFERED')
      await inTenant(async (tenantDb) => {
        const refusedPayment = await lockPayment(tenantDb, payment.cuid);
        if (refusedPayment?.state === 'PENDING')
          await cancelPayment(tenantDb, { payment: refusedPayment, now });
      });
    throw new Refusal(opening);
  });
  return { checkout_url: '' };
});

/**
 * Returns the records named by the destinations; else the one named by the destination, or by the
 * reference. Refuses DESTINATION_NOT_FOUND for a name that is none of the caller's own.
 */
async function findNamed(context: Start): Promise<readonly Destination[]> {
  const { request } = context;
  const named: Destination[] = [];
  for (const name of request.destinations)
    named.push(orRefuse(await findOwn(context, name), 'DESTINATION_NOT_FOUND'));
  if (named.length > 0) return named;
  for (const name of [request.destination, request.reference]) {
    const destination = name ? await findOwn(context, name) : null;
    if (destination !== null) return [destination];
  }
  return refuse('DESTINATION_NOT_FOUND');
}

function findOwn({ db, customer }: Start, name: string): Promise<Destination | null> {
  return findDestination(db, { customer_id: customer.id, name });
}

/** Returns the filter for the receivables of several destinations. */
function whichOfAll(destinations: readonly Destination[]): Which {
  return {
    receivable_ids: destinations.flatMap(({ receivable_id }) => receivable_id ?? []),
    of_orders: destinations.flatMap(({ cart_id }) => cart_id ?? []),
  };
}

interface Debts {
  /** The locked receivables that are to be paid. */
  readonly receivables: readonly ReceivableRow[];
  readonly collection: ChosenCollector;
}

/**
 * Returns the payment already open for exactly this, or a new one. Gives up those that are open for
 * some of it, so that nobody pays twice; what a payment on its way pays is left out of everything,
 * and refused when it is named.
 */
async function paymentFor(context: Start, debts: Debts): Promise<PaymentRow> {
  const { db, request, now } = context;
  const { receivables, collection } = debts;
  const all = request.next ? nextTargetsOf(receivables, now) : targetsOf(receivables);
  if (all.length === 0) refuse('NOTHING_TO_PAY');
  const overlapping = await lockPendingPaymentsFor(
    db,
    all.map(({ receivable_id }) => receivable_id),
  );
  const on_their_way = overlapping.filter(({ on_its_way }) => on_its_way);
  const paid = new Set(await loadTargetIds(db, on_their_way));
  const targets = all.filter(({ receivable_id }) => !paid.has(receivable_id));
  if (targets.length === 0 || (on_their_way.length > 0 && !request.all))
    refuse('PAYMENT_ON_ITS_WAY');
  const agreement = await givenAgreement(context, { ...debts, targets });
  let same: PaymentRow | null = null;
  for (const pending of overlapping.filter(({ on_its_way }) => !on_its_way)) {
    const alive = pending.expires_at !== null && isAfter(pending.expires_at, now);
    const equal = haveSameTargets(targets, await loadTargets(db, pending.id));
    const agreed = (await findAgreedWords(db, pending)) === request.agreement;
    if (alive && equal && agreed && isCollectedBy(pending, collection)) same = pending;
    else await abandonPayment(db, { payment: pending, now });
  }
  return same ?? beginPayment(context, { ...debts, targets, agreement });
}
