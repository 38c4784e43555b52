import type {
  BookedDispute,
  BookedPayment,
  BookedRefund,
  ChargeFailure,
} from '../providers/booked.ts';
import type { Payout } from '../providers/ledger.ts';
import type { World } from '../providers/protocol.ts';

/** Returns an amount of minor units as Mollie writes it. */
export function decimal(amount: number, currency: string) {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const value = `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return { currency, value };
}

/** Returns a link as Mollie writes it. */
export function link(href: string) {
  return { href, type: 'application/hal+json' };
}

const STATUS = {
  OPEN: 'open',
  ON_ITS_WAY: 'pending',
  PAID: 'paid',
  FAILED: 'failed',
  CANCELLED: 'canceled',
  EXPIRED: 'expired',
} as const;

/** Returns a payment as the API shows it. */
export function paymentResource(payment: BookedPayment, world: World) {
  const { currency, state, id } = payment;
  const self = `${world.url}/v2/payments/${id}`;
  const refunded = sumOf(payment.refunds.filter((one) => one.state !== 'FAILED'));
  const lost = sumOf(payment.disputes.filter((one) => one.state !== 'WON'));
  return {
    resource: 'payment',
    id,
    mode: payment.mode === 'LIVE' ? 'live' : 'test',
    createdAt: at(payment.created_at),
    amount: decimal(payment.amount, currency),
    ...(payment.paid_at === null
      ? {}
      : {
          paidAt: at(payment.paid_at),
          amountRefunded: decimal(refunded, currency),
          amountRemaining: decimal(payment.amount - refunded, currency),
          amountChargedBack: decimal(lost, currency),
        }),
    description: payment.description,
    method: payment.method,
    metadata: payment.metadata,
    locale: payment.locale,
    status: STATUS[state],
    isCancelable: state === 'OPEN' && payment.is_cancelable,
    expiresAt: at(payment.expires_at),
    profileId: payment.account.id,
    sequenceType: payment.sequence,
    ...(payment.customer_id === null ? {} : { customerId: payment.customer_id }),
    ...(payment.mandate_id === null ? {} : { mandateId: payment.mandate_id }),
    ...(payment.failure === null ? {} : { details: failureDetails(payment.failure) }),
    redirectUrl: payment.return_url,
    cancelUrl: payment.cancel_url,
    webhookUrl: payment.webhook_url,
    _links: {
      self: link(self),
      dashboard: { href: `${world.url}/dashboard`, type: 'text/html' },
      ...(state === 'OPEN' && payment.sequence !== 'recurring'
        ? { checkout: { href: `${world.url}/pay/${id}`, type: 'text/html' } }
        : {}),
    },
  };
}

/** A bank has a code of four characters in place of a reason. */
function failureDetails({ code }: ChargeFailure) {
  return /^[A-Z]{2}\d\d$/.test(code) ? { bankReasonCode: code } : { failureReason: code };
}

/** Returns a refund as the API shows it. */
export function refundResource(
  { refund, payment }: { refund: BookedRefund; payment: BookedPayment },
  world: World,
) {
  const self = `${world.url}/v2/payments/${payment.id}/refunds/${refund.id}`;
  return {
    resource: 'refund',
    id: refund.id,
    mode: payment.mode === 'LIVE' ? 'live' : 'test',
    amount: decimal(refund.amount, payment.currency),
    description: payment.description,
    metadata: Object.keys(refund.metadata).length > 0 ? refund.metadata : null,
    status: { SENT: 'pending', DONE: 'refunded', FAILED: 'failed' }[refund.state],
    paymentId: payment.id,
    createdAt: at(refund.created_at),
    _links: {
      self: link(self),
      payment: link(`${world.url}/v2/payments/${payment.id}`),
      documentation: link(`${world.url}/dashboard`),
    },
  };
}

/** Returns a chargeback as the API shows it. */
export function chargebackResource(
  { dispute, payment }: { dispute: BookedDispute; payment: BookedPayment },
  world: World,
) {
  return {
    resource: 'chargeback',
    id: dispute.id,
    amount: decimal(dispute.amount, payment.currency),
    paymentId: payment.id,
    createdAt: at(dispute.created_at),
    reversedAt:
      dispute.state === 'WON' && dispute.decided_at !== null ? at(dispute.decided_at) : null,
    _links: {
      self: link(`${world.url}/v2/payments/${payment.id}/chargebacks/${dispute.id}`),
      payment: link(`${world.url}/v2/payments/${payment.id}`),
      documentation: link(`${world.url}/dashboard`),
    },
  };
}

/** Returns a payout as the API shows it; its fees are counted by month, never by payment. */
export function settlementResource(payout: Payout, world: World) {
  const { id, amount, currency, movements } = payout;
  const fees = movements.reduce((sum, { fee }) => sum + fee, 0);
  const [year = '', month = ''] = at(payout.at).split('-');
  const self = `${world.url}/v2/settlements/${id}`;
  return {
    resource: 'settlement',
    id,
    reference: id,
    createdAt: at(payout.at),
    settledAt: at(payout.at),
    status: 'paidout',
    amount: decimal(amount, currency),
    balanceId: 'bal_standIn',
    periods: {
      [year]: {
        [month]: {
          revenue: [],
          costs: [
            {
              description: 'Fees',
              method: null,
              count: movements.length,
              rate: { fixed: decimal(25, currency), percentage: '1.5' },
              amountNet: decimal(fees, currency),
              amountVat: null,
              amountGross: decimal(fees, currency),
            },
          ],
        },
      },
    },
    _links: {
      self: link(self),
      payments: link(`${self}/payments`),
      refunds: link(`${self}/refunds`),
      chargebacks: link(`${self}/chargebacks`),
      documentation: link(`${world.url}/dashboard`),
    },
  };
}

function sumOf(things: readonly { readonly amount: number }[]): number {
  return things.reduce((sum, { amount }) => sum + amount, 0);
}

function at(moment: Date): string {
  return moment.toISOString().replace(/\.\d+Z$/, '+00:00');
}
