import type { ProviderReport } from '@ribambelle/domain/payments/provider-report.ts';
import { minorUnits } from './mollie-amounts.ts';
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
}): ProviderPayment {
  const { payment } = input;
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
  };
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
