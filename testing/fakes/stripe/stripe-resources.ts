import type { Account, Mode } from '../providers/accounts.ts';
import type { BookedDispute, BookedPayment, BookedRefund } from '../providers/booked.ts';
import type { Movement, Payout } from '../providers/ledger.ts';
import type { Endpoint, World } from '../providers/protocol.ts';

/**
 * The parts that a caller wants whole instead of by their ids: `payment_intent.latest_charge` makes
 * the intent whole, and its charge.
 */
export class Expanded {
  readonly #paths: readonly string[];

  constructor(paths: readonly string[]) {
    this.#paths = paths;
  }

  /** Returns a part by its id, or whole if the caller wants it so. */
  part(name: string, input: { id: string | null; whole: (inside: Expanded) => object }) {
    const isWhole = this.#paths.some((path) => path === name || path.startsWith(`${name}.`));
    return input.id === null || !isWhole ? input.id : input.whole(this.inside(name));
  }

  inside(name: string): Expanded {
    return new Expanded(
      this.#paths
        .filter((path) => path.startsWith(`${name}.`))
        .map((path) => path.slice(name.length + 1)),
    );
  }
}

export const NOTHING = new Expanded([]);

/** Returns the id of the intent of a payment; null before the payer did anything. */
export function intentId({ token, state, declined }: BookedPayment): string | null {
  const isTouched = declined > 0 || !['OPEN', 'EXPIRED', 'CANCELLED'].includes(state);
  return isTouched ? `pi_${token}` : null;
}

/** Returns a session as the API shows it. */
export function sessionResource(
  { payment, expanded = NOTHING }: { payment: BookedPayment; expanded?: Expanded },
  world: World,
) {
  const { state, id } = payment;
  const isOpen = state === 'OPEN';
  const isOver = state === 'EXPIRED' || state === 'CANCELLED';
  return {
    id,
    object: 'checkout.session',
    amount_subtotal: payment.amount,
    amount_total: payment.amount,
    currency: payment.currency.toLowerCase(),
    client_reference_id: payment.metadata['payment_cuid'] ?? null,
    created: seconds(payment.created_at),
    expires_at: seconds(payment.expires_at),
    livemode: payment.mode === 'LIVE',
    locale: payment.locale,
    metadata: payment.metadata,
    mode: 'payment',
    payment_intent: expanded.part('payment_intent', {
      id: intentId(payment),
      whole: (inside) => intentResource({ payment, expanded: inside }, world),
    }),
    customer: payment.customer_id,
    payment_method_types: payment.account.methods.map((method) => method.id),
    payment_status: state === 'PAID' ? 'paid' : 'unpaid',
    status: isOpen ? 'open' : isOver ? 'expired' : 'complete',
    success_url: payment.return_url,
    cancel_url: payment.cancel_url,
    url: isOpen ? `${world.url}/pay/${id}` : null,
  };
}

/** Returns an intent as the API shows it. */
export function intentResource(
  { payment, expanded = NOTHING }: { payment: BookedPayment; expanded?: Expanded },
  world: World,
) {
  const status = {
    OPEN: 'requires_payment_method',
    ON_ITS_WAY: 'processing',
    PAID: 'succeeded',
    FAILED: 'requires_payment_method',
    CANCELLED: 'canceled',
    EXPIRED: 'canceled',
  }[payment.state];
  return {
    id: intentId(payment),
    object: 'payment_intent',
    amount: payment.amount,
    currency: payment.currency.toLowerCase(),
    created: seconds(payment.created_at),
    livemode: payment.mode === 'LIVE',
    metadata: payment.metadata,
    customer: payment.customer_id,
    payment_method: payment.mandate_id,
    payment_method_types: payment.method === null ? [] : [payment.method],
    setup_future_usage: payment.sequence === 'first' ? 'off_session' : null,
    last_payment_error:
      payment.failure === null
        ? null
        : {
            type: 'card_error',
            code: 'card_declined',
            decline_code: payment.failure.code,
            advice_code: payment.failure.advice,
          },
    status,
    latest_charge: expanded.part('latest_charge', {
      id: `ch_${payment.token}`,
      whole: (inside) => chargeResource({ payment, expanded: inside }, world),
    }),
  };
}

/** Shows a card by its last four digits; a bank's method says which debit it left. */
function methodDetails({ method, mandate_id, sequence }: BookedPayment) {
  if (method === null) return null;
  const card = { brand: 'visa', last4: '4242', exp_month: 3, exp_year: 2029 };
  if (method === 'card') return { type: method, card };
  const generated = sequence === 'first' && method === 'bancontact' ? mandate_id : null;
  const debit = { iban_last4: '7034', last4: '7034', generated_sepa_debit: generated };
  return { type: method, [method]: debit };
}

const CHARGE_STATUS = {
  OPEN: 'failed',
  ON_ITS_WAY: 'pending',
  PAID: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'failed',
  EXPIRED: 'failed',
} as const;

/** Returns the charge of a payment as the API shows it. */
export function chargeResource(
  { payment, expanded = NOTHING }: { payment: BookedPayment; expanded?: Expanded },
  world: World,
) {
  const refunds = payment.refunds.filter(({ state }) => state !== 'FAILED');
  const movement = world.books.movements.find(
    ({ thing, kind }) => thing === payment.id && kind === 'PAYMENT',
  );
  return {
    id: `ch_${payment.token}`,
    object: 'charge',
    amount: payment.amount,
    amount_refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
    balance_transaction: expanded.part('balance_transaction', {
      id: movement?.id ?? null,
      whole: () => (movement === undefined ? {} : movementResource({ movement }, world)),
    }),
    created: seconds(payment.paid_at ?? payment.created_at),
    currency: payment.currency.toLowerCase(),
    disputed: payment.disputes.length > 0,
    livemode: payment.mode === 'LIVE',
    metadata: payment.metadata,
    paid: payment.state === 'PAID',
    payment_intent: intentId(payment),
    payment_method_details: methodDetails(payment),
    status: CHARGE_STATUS[payment.state],
  };
}

/** Returns a refund as the API shows it. */
export function refundResource({
  refund,
  payment,
}: {
  refund: BookedRefund;
  payment: BookedPayment;
}) {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge: `ch_${payment.token}`,
    created: seconds(refund.created_at),
    currency: payment.currency.toLowerCase(),
    metadata: refund.metadata,
    payment_intent: intentId(payment),
    reason: null,
    status: { SENT: 'pending', DONE: 'succeeded', FAILED: 'failed' }[refund.state],
  };
}

/** Returns a dispute as the API shows it. */
export function disputeResource(
  { dispute, payment }: { dispute: BookedDispute; payment: BookedPayment },
  world: World,
) {
  const movements = world.books.movements.filter(({ thing }) => thing === dispute.id);
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: movements.map((movement) => movementResource({ movement }, world)),
    charge: `ch_${payment.token}`,
    created: seconds(dispute.created_at),
    currency: payment.currency.toLowerCase(),
    is_charge_refundable: false,
    livemode: payment.mode === 'LIVE',
    metadata: {},
    payment_intent: intentId(payment),
    reason: 'fraudulent',
    status: { OPEN: 'needs_response', WON: 'won', LOST: 'lost' }[dispute.state],
  };
}

const TYPES = {
  PAYMENT: 'charge',
  REFUND: 'refund',
  REFUND_RETURNED: 'refund_failure',
  DISPUTE: 'adjustment',
  DISPUTE_RETURNED: 'adjustment',
} as const;

/** Returns a movement of money as the API shows it. */
export function movementResource(
  { movement, expanded = NOTHING }: { movement: Movement; expanded?: Expanded },
  world: World,
) {
  const { id, amount, fee, currency, at, kind, thing, payment_id } = movement;
  const payment = world.books.get(payment_id);
  return {
    id,
    object: 'balance_transaction',
    amount,
    fee,
    net: amount - fee,
    created: seconds(at),
    currency: currency.toLowerCase(),
    source: expanded.part('source', {
      id: kind === 'PAYMENT' ? `ch_${payment.token}` : thing,
      whole: () => sourceOf({ thing, payment }, world),
    }),
    status: 'available',
    type: TYPES[kind],
  };
}

function sourceOf(
  { thing, payment }: { thing: string; payment: BookedPayment },
  world: World,
): object {
  const refund = payment.refunds.find(({ id }) => id === thing);
  if (refund !== undefined) return refundResource({ refund, payment });
  const dispute = payment.disputes.find(({ id }) => id === thing);
  if (dispute !== undefined) return disputeResource({ dispute, payment }, world);
  return chargeResource({ payment }, world);
}

/** Returns a payout as the API shows it. */
export function payoutResource({ id, amount, currency, at, mode }: Payout) {
  return {
    id,
    object: 'payout',
    amount,
    arrival_date: seconds(at),
    automatic: true,
    created: seconds(at),
    currency: currency.toLowerCase(),
    livemode: mode === 'LIVE',
    status: 'paid',
  };
}

/** Returns an account as the API shows it. */
export function accountResource({ id, name }: Account) {
  return {
    id,
    object: 'account',
    business_profile: { name },
    country: 'BE',
    default_currency: 'eur',
    email: 'info@example.test',
    settings: { dashboard: { display_name: name, timezone: 'Europe/Brussels' } },
  };
}

/** Returns the methods of an account as the API shows them: all are on, `link` is off. */
export function configurationResource({ account, mode }: { account: Account; mode: Mode }) {
  const preference = (value: 'on' | 'off') => ({
    available: value === 'on',
    display_preference: { overridable: null, preference: value, value },
  });
  return {
    id: `pmc_${account.id}`,
    object: 'payment_method_configuration',
    active: true,
    application: null,
    is_default: true,
    livemode: mode === 'LIVE',
    name: 'Default',
    parent: null,
    link: preference('off'),
    apple_pay: preference('on'),
    ...Object.fromEntries(account.methods.map(({ id }) => [id, preference('on')])),
  };
}

/** Returns an address for messages as the API shows it; its secret only when it is made. */
export function endpointResource(endpoint: Endpoint, shows: { readonly secret: boolean }) {
  const { id, url, events, mode, secret } = endpoint;
  return {
    id,
    object: 'webhook_endpoint',
    enabled_events: events,
    livemode: mode === 'LIVE',
    metadata: {},
    status: 'enabled',
    url,
    ...(shows.secret ? { secret } : {}),
  };
}

/** Returns a moment as the API writes it. */
export function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
