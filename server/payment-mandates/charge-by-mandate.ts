import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import type { ReportedFailure } from '@ribambelle/domain/payments/provider-report.ts';
import type { RunInTenant } from '../events/events.ts';
import { findHostname } from '../organisers/hostname-views.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { ChargeOrder, PaymentPort, ProviderPayment } from '../outside/payment-port.ts';
import { webhookUrl } from '../payment-providers/index.ts';
import {
  loadTargetNumbers,
  loadWordsOfPayment,
  type PaymentRow,
  reportWithout,
} from '../payments/index.ts';
import { sumStillDue } from './debt-store.ts';
import { lockMandate } from './mandate-store.ts';

interface Charge {
  readonly port: PaymentPort;
  /** A payment by mandate that the provider has not answered yet. */
  readonly payment: PaymentRow;
  readonly organiser: Organiser;
  readonly originOf: (hostname: string) => string;
  readonly inTenant: RunInTenant;
}

/** The most numbers in a description, which providers cut. */
const MOST_NUMBERS = 4;

/**
 * Makes the provider collect a payment by its mandate, or finds it collected: called again after a
 * crash, it is collected once. Returns the provider's report; one without a reference where there
 * is no payment at the provider, because it refuses the order, the mandate is over, or less is owed
 * by now: the next round begins what is left. Runs outside every transaction.
 */
export async function chargeByMandate(charge: Charge): Promise<ProviderPayment> {
  const { port, payment } = charge;
  const prepared = await prepare(charge);
  if (prepared === null) return reportWithout(payment, { state: 'CANCELLED' });
  const { order, is_over } = prepared;
  if (is_over)
    return (await port.findCharge(order)) ?? reportWithout(payment, { state: 'CANCELLED' });
  const answer = await port.charge(order);
  return isFailure(answer) ? reportWithout(payment, { state: 'REFUSED', failure: answer }) : answer;
}

/** Reads what the order consists of; null for a mandate that the provider never told. */
function prepare(charge: Charge) {
  const { payment, organiser, originOf, inTenant } = charge;
  return inTenant(async (db) => {
    const mandate = await lockMandate(db, payment.payment_mandate_id ?? 0);
    const {
      id: payment_mandate_id,
      state,
      customer_reference,
      mandate_reference,
      method,
    } = mandate;
    const hostname = await findHostname(db);
    if (customer_reference === null || mandate_reference === null || hostname === null) return null;
    const language = (await loadWordsOfPayment(db, payment.id))?.language ?? FIRST_LANGUAGE;
    const references = await loadTargetNumbers(db, payment.id);
    const numbers = references.slice(0, MOST_NUMBERS).map(formatStructuredCommunication);
    const { cuid: payment_cuid, amount, currency } = payment;
    const order: ChargeOrder = {
      payment_cuid,
      amount,
      currency,
      description: textsFor(language).checkout.payment_description(
        organiser.name,
        numbers.join(', '),
      ),
      method: method ?? '',
      webhook_url: webhookUrl(originOf(hostname), payment),
      customer_reference,
      mandate_reference,
    };
    const still_due = await sumStillDue(db, { payment_mandate_id, payment_id: payment.id });
    return { order, is_over: state !== 'ACTIVE' || still_due < amount };
  });
}

function isFailure(answer: ProviderPayment | ReportedFailure): answer is ReportedFailure {
  return 'advice' in answer;
}
