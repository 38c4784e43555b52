import type {
  ProviderReport,
  ReportedMandate,
} from '@ribambelle/domain/payments/provider-report.ts';
import { minorUnits } from './mollie-amounts.ts';
import { chargeFailure } from './charge-advice.ts';
import { nameOfMeans } from './means-name.ts';
import type { ProviderPayment } from './payment-port.ts';

interface Value {
  readonly value: string;
  readonly currency: string;
}

/** The parts of a payment of Mollie's that we read. */
export interface MolliePayment {
  readonly id: string;
  readonly status: string;
  readonly amount: Value;
  readonly method?: string | null | undefined;
  readonly metadata?: unknown;
  readonly sequenceType?: string | undefined;
  readonly customerId?: string | undefined;
  readonly mandateId?: string | null | undefined;
  readonly statusReason?: { readonly code: string } | null | undefined;
  readonly details?:
    | {
        readonly failureReason?: string | null | undefined;
        readonly bankReasonCode?: string | null | undefined;
      }
    | null
    | undefined;
}

/** The parts of a mandate of Mollie's that we read; a number of a card is its last four digits. */
export interface MollieMandate {
  readonly id: string;
  readonly customerId: string;
  readonly method: string;
  readonly status: string;
  readonly details: {
    readonly cardLabel?: string | null | undefined;
    readonly cardNumber?: string | null | undefined;
    readonly cardExpiryDate?: string | null | undefined;
    readonly consumerAccount?: string | null | undefined;
  };
}

/** The parts of a refund of Mollie's that we read. */
export interface MollieRefund {
  readonly id: string;
  readonly status: string;
  readonly amount: Value;
  readonly metadata?: unknown;
}

/** The parts of a chargeback of Mollie's that we read. */
export interface MollieChargeback {
  readonly id: string;
  readonly amount: Value;
  readonly reversedAt?: string | null | undefined;
}

/** A state that is not here is of a payment that still waits: a new one breaks nothing. */
const STATES: ReadonlyMap<string, ProviderReport['state']> = new Map([
  ['paid', 'PAID'],
  ['failed', 'REFUSED'],
  ['canceled', 'ABANDONED'],
  ['expired', 'EXPIRED'],
]);

/** The states in which the family has done its part. */
const ON_ITS_WAY: ReadonlySet<string> = new Set(['pending', 'authorized']);

/** Returns a payment as Mollie sees it, in our words. */
export function mollieReport(input: {
  readonly payment: MolliePayment;
  readonly refunds: readonly MollieRefund[];
  readonly chargebacks: readonly MollieChargeback[];
  /** The mandate of a first payment, or of a failed one by mandate; null for none that holds. */
  readonly mandate?: MollieMandate | null;
}): ProviderPayment {
  const { payment, mandate } = input;
  const isKept = payment.sequenceType === 'first' && mandate != null && payment.status === 'paid';
  return {
    provider_reference: payment.id,
    payment_cuid: textIn(payment.metadata, 'payment_cuid') ?? '',
    state: STATES.get(payment.status) ?? 'PENDING',
    on_its_way: ON_ITS_WAY.has(payment.status),
    method: payment.method ?? null,
    amount: minorUnits(payment.amount),
    currency: payment.amount.currency,
    refunds: input.refunds.map((refund) => ({
      reference: refund.id,
      refund_cuid: textIn(refund.metadata, 'refund_cuid'),
      amount: minorUnits(refund.amount),
      state: mollieRefundState(refund.status),
    })),
    // Mollie takes the money back with a chargeback and never says that it is lost for good
    disputes: input.chargebacks.map(({ id, amount, reversedAt }) => ({
      reference: id,
      amount: minorUnits(amount),
      state: reversedAt == null ? 'OPEN' : 'WON',
    })),
    ...(isKept ? { mandate: mollieMandate(mandate) } : {}),
    ...(payment.sequenceType === 'recurring' && payment.status === 'failed'
      ? { failure: failureOf(payment, mandate ?? null) }
      : {}),
  };
}

/** Returns a mandate of Mollie's in our words; of numbers only their last four characters. */
function mollieMandate({ id, customerId, method, details }: MollieMandate): ReportedMandate {
  const { cardLabel, cardNumber, cardExpiryDate, consumerAccount } = details;
  const isCard = cardNumber != null;
  const end = (cardNumber ?? consumerAccount ?? '').replaceAll(' ', '').slice(-4);
  return {
    customer_reference: customerId,
    mandate_reference: id,
    method,
    label: nameOfMeans({ brand: isCard ? (cardLabel ?? method) : 'IBAN', end }),
    valid_until: cardExpiryDate?.slice(0, 7) ?? null,
  };
}

function failureOf({ details, statusReason }: MolliePayment, mandate: MollieMandate | null) {
  const codes = [details?.bankReasonCode, details?.failureReason, statusReason?.code];
  const isDead = mandate === null || mandate.status === 'invalid';
  return chargeFailure({ codes: isDead ? [...codes, 'mandate_invalid'] : codes });
}

/** Returns the state of a refund; one of an unknown name was at least accepted. */
export function mollieRefundState(status: string): 'SENT' | 'DONE' | 'FAILED' {
  if (status === 'refunded') return 'DONE';
  return status === 'failed' || status === 'canceled' ? 'FAILED' : 'SENT';
}

/** Returns a text that we left in the metadata of something; null without it. */
export function textIn(metadata: unknown, key: string): string | null {
  if (typeof metadata !== 'object' || metadata === null) return null;
  const text: unknown = Reflect.get(metadata, key);
  return typeof text === 'string' && text !== '' ? text : null;
}
