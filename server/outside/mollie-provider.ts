import { createHash } from 'node:crypto';
import type { OpenedPayment, PaymentOrder, PaymentPort, PaymentProvider } from './payment-port.ts';
import { mollieAccount, MOLLIE_LOCALES } from './mollie-account.ts';
import { mollieAmount } from './mollie-amounts.ts';
import {
  type MollieAccess,
  type MollieCall,
  mollieCalls,
  type MollieSettings,
} from './mollie-client.ts';
import { listMolliePayments, listSettlements } from './mollie-lists.ts';
import {
  chargeMollie,
  createMollieCustomer,
  endMollieMandate,
  findMollieCharge,
  readMollieMandate,
} from './mollie-mandates.ts';
import {
  type MollieMandate,
  type MolliePayment,
  mollieRefundState,
  mollieReport,
  textIn,
} from './mollie-report.ts';
import type { ProviderPayment } from './payment-port.ts';
import { ProviderError } from './provider-error.ts';

const MOST_DESCRIPTION = 255;
const MOST_ROWS = 250;
const PAYMENT_ID = /^tr_[A-Za-z0-9]{1,60}$/;

/**
 * Creates the provider Mollie. Its messages are only ids, so that there is nothing to sign and no
 * address to announce: the address goes with each payment.
 */
export function mollieProvider(settings: MollieSettings): PaymentProvider {
  return {
    port: ({ key }) => molliePort({ ...settings, key }),
    account: (input) => mollieAccount(settings, input),
    listen: async () => null,
    unlisten: async () => {},
  };
}

function molliePort(access: MollieAccess): PaymentPort {
  const call = mollieCalls(access);
  return {
    open: (order) => {
      const { method } = order;
      const opening = method === null ? call : mollieCalls({ ...access, method });
      return openPayment({ call, opening }, order);
    },
    read: async ({ body }) => {
      const id = new URLSearchParams(body).get('id');
      if (id === null || !PAYMENT_ID.test(id)) return null;
      const payment = await fetchPayment(call, id);
      // a payment that is not ours is no news; our answer does not say so
      const isOurs = payment !== null && payment.payment_cuid !== '';
      return isOurs
        ? { message_id: messageId(payment), payment }
        : { message_id: id, payment: null };
    },
    fetch: (reference) => fetchPayment(call, reference),
    end: (reference) => endPayment(call, reference),
    refund: (order) => refundPayment(call, order),
    charge: async (order) => {
      const made = await chargeMollie(call, order);
      return typeof made === 'string' ? fetchMade(call, made) : made;
    },
    findCharge: async (of) => {
      const reference = await findMollieCharge(call, of);
      return reference === null ? null : fetchMade(call, reference);
    },
    endMandate: (mandate) => endMollieMandate(call, mandate),
    list: (span) => listMolliePayments(call, span),
    payouts: (span) => listSettlements(call, span),
  };
}

/** Opens a page; `opening` is the call that carries the chosen method. */
async function openPayment(
  { call, opening }: { readonly call: MollieCall; readonly opening: MollieCall },
  order: PaymentOrder,
): Promise<OpenedPayment> {
  const { payment_cuid, keep } = order;
  const customer = keep
    ? { customerId: await createMollieCustomer(call, payment_cuid), sequenceType: 'first' as const }
    : {};
  const payment = await opening('open a payment', (client) =>
    client.payments.create({
      idempotencyKey: payment_cuid,
      paymentRequest: {
        amount: mollieAmount(order),
        description: order.description.slice(0, MOST_DESCRIPTION),
        redirectUrl: order.return_url,
        cancelUrl: order.cancel_url,
        webhookUrl: order.webhook_url,
        locale: MOLLIE_LOCALES[order.language],
        metadata: { payment_cuid },
        ...customer,
      },
    }),
  );
  return {
    provider_reference: payment.id,
    // one that is over has no page, and leads back
    checkout_url: payment.links.checkout?.href ?? order.return_url,
    expires_at:
      payment.expiresAt == null ? order.expires_at : new Date(payment.expiresAt).toISOString(),
  };
}

async function fetchPayment(call: MollieCall, reference: string): Promise<ProviderPayment | null> {
  if (!PAYMENT_ID.test(reference)) return null;
  const payment = await orNull(
    call('read a payment', (client) => client.payments.get({ paymentId: reference })),
  );
  if (payment === null) return null;
  const mandate = await mandateOf(call, payment);
  if (payment.status !== 'paid')
    return mollieReport({ payment, refunds: [], chargebacks: [], mandate });
  const list = { paymentId: reference, limit: MOST_ROWS };
  const refunds = await call('list the refunds of a payment', (client) =>
    client.refunds.list(list).then(({ result }) => result.embedded.refunds),
  );
  const chargebacks = await call('list the chargebacks of a payment', (client) =>
    client.chargebacks.list(list).then(({ result }) => result.embedded.chargebacks),
  );
  return mollieReport({ payment, refunds, chargebacks, mandate });
}

/** Reads the mandate of a first payment that was paid, or of one by mandate that failed. */
async function mandateOf(call: MollieCall, payment: MolliePayment): Promise<MollieMandate | null> {
  const { sequenceType, status, customerId, mandateId } = payment;
  const says = sequenceType === 'first' ? status === 'paid' : status === 'failed';
  if (sequenceType === 'oneoff' || !says || !customerId || !mandateId) return null;
  return readMollieMandate(call, { customer_reference: customerId, mandate_reference: mandateId });
}

/** Fetches a payment that was just made or listed. */
async function fetchMade(call: MollieCall, reference: string): Promise<ProviderPayment> {
  const payment = await fetchPayment(call, reference);
  if (payment === null)
    throw new ProviderError('Mollie, read a payment: it is gone', { status: null });
  return payment;
}

async function endPayment(call: MollieCall, reference: string): Promise<void> {
  const payment = await orNull(
    call('read a payment', (client) => client.payments.get({ paymentId: reference })),
  );
  if (payment?.isCancelable !== true) return;
  try {
    await call('cancel a payment', (client) => client.payments.cancel({ paymentId: reference }));
  } catch (error) {
    // it was paid or over in the meantime
    if (!(error instanceof ProviderError && error.isRefusal)) throw error;
  }
}

async function refundPayment(
  call: MollieCall,
  order: Parameters<PaymentPort['refund']>[0],
): ReturnType<PaymentPort['refund']> {
  const { provider_reference: paymentId, refund_cuid, amount } = order;
  const payment = await orNull(
    call('read a payment', (client) => client.payments.get({ paymentId })),
  );
  if (payment === null) return null;
  // Mollie forgets a key of idempotency after an hour; a job may come back a day later
  const earlier = await call('list the refunds of a payment', (client) =>
    client.refunds
      .list({ paymentId, limit: MOST_ROWS })
      .then(({ result }) =>
        result.embedded.refunds.find(
          ({ metadata }) => textIn(metadata, 'refund_cuid') === refund_cuid,
        ),
      ),
  );
  const refund =
    earlier ??
    (await orRefused(
      call('refund a payment', (client) =>
        client.refunds.create({
          paymentId,
          idempotencyKey: refund_cuid,
          refundRequest: {
            amount: mollieAmount({ amount, currency: payment.amount.currency }),
            description: payment.description.slice(0, MOST_DESCRIPTION),
            metadata: { refund_cuid },
          },
        }),
      ),
    ));
  if (refund === null) return null;
  const state = mollieRefundState(refund.status);
  return state === 'FAILED' ? null : { provider_reference: refund.id, state };
}

/** Returns null for what Mollie does not have, or not for this key. */
async function orNull<Result>(call: Promise<Result>): Promise<Result | null> {
  return call.catch((error: unknown) => {
    if (error instanceof ProviderError && (error.status === 404 || error.status === 410))
      return null;
    throw error;
  });
}

async function orRefused<Result>(call: Promise<Result>): Promise<Result | null> {
  return call.catch((error: unknown) => {
    if (error instanceof ProviderError && error.isRefusal) return null;
    throw error;
  });
}

/** Names a message by what is seen: the same view twice is the same message. */
function messageId(payment: ProviderPayment): string {
  const view = JSON.stringify([
    payment.state,
    payment.on_its_way,
    payment.refunds,
    payment.disputes,
  ]);
  const hash = createHash('sha256').update(view).digest('hex').slice(0, 24);
  return `${payment.provider_reference}-${hash}`;
}
