import type { ReportedFailure } from '@ribambelle/domain/payments/provider-report.ts';
import { chargeFailure } from './charge-advice.ts';
import { mollieAmount } from './mollie-amounts.ts';
import type { MollieCall } from './mollie-client.ts';
import { type MollieMandate, textIn } from './mollie-report.ts';
import type { ChargeOrder, MandateReference } from './payment-port.ts';
import { ProviderError } from './provider-error.ts';

const MOST_DESCRIPTION = 255;
const MOST_ROWS = 250;

/**
 * Makes the owner of a mandate, who has nothing but our cuid: the mandate is of one agreement
 * alone. Returns its id; the same cuid makes the same one for an hour.
 */
export async function createMollieCustomer(call: MollieCall, payment_cuid: string) {
  const { id } = await call('create a customer', (client) =>
    client.customers.create({
      idempotencyKey: `${payment_cuid}-customer`,
      entityCustomer: { metadata: { payment_cuid } },
    }),
  );
  return id;
}

/** Reads a mandate; null when Mollie has none. */
export async function readMollieMandate(
  call: MollieCall,
  of: MandateReference,
): Promise<MollieMandate | null> {
  const { customer_reference: customerId, mandate_reference: mandateId } = of;
  return call('read a mandate', (client) => client.mandates.get({ customerId, mandateId })).catch(
    (error: unknown) => {
      if (isGone(error)) return null;
      throw error;
    },
  );
}

/** Finds the id of the payment that was collected under a cuid; null for none. */
export async function findMollieCharge(
  call: MollieCall,
  of: Pick<ChargeOrder, 'customer_reference' | 'payment_cuid'>,
): Promise<string | null> {
  const { customer_reference: customerId, payment_cuid } = of;
  const payments = await call('list the payments of a customer', (client) =>
    client.customers
      .listPayments({ customerId, limit: MOST_ROWS })
      .then(({ result }) => result.embedded.payments ?? []),
  ).catch((error: unknown) => {
    if (isGone(error)) return [];
    throw error;
  });
  return (
    payments.find(({ metadata }) => textIn(metadata, 'payment_cuid') === payment_cuid)?.id ?? null
  );
}

/**
 * Collects by a mandate. Returns the id of the payment, or the failure when Mollie makes none.
 * Mollie forgets a key of idempotency after an hour; the payments of the mandate's owner do not.
 */
export async function chargeMollie(
  call: MollieCall,
  order: ChargeOrder,
): Promise<string | ReportedFailure> {
  const { payment_cuid, customer_reference, mandate_reference } = order;
  const earlier = await findMollieCharge(call, order);
  if (earlier !== null) return earlier;
  try {
    const { id } = await call('collect by a mandate', (client) =>
      client.payments.create({
        idempotencyKey: payment_cuid,
        paymentRequest: {
          amount: mollieAmount(order),
          description: order.description.slice(0, MOST_DESCRIPTION),
          redirectUrl: null,
          webhookUrl: order.webhook_url,
          sequenceType: 'recurring',
          customerId: customer_reference,
          mandateId: mandate_reference,
          metadata: { payment_cuid },
        },
      }),
    );
    return id;
  } catch (error) {
    if (!(error instanceof ProviderError && error.isRefusal)) throw error;
    const mandate = await readMollieMandate(call, order);
    const isDead = mandate === null || mandate.status === 'invalid';
    return chargeFailure({ codes: [isDead ? 'mandate_invalid' : 'refused'] });
  }
}

/** Revokes a mandate; does nothing for one that is over. */
export async function endMollieMandate(call: MollieCall, of: MandateReference): Promise<void> {
  const { customer_reference: customerId, mandate_reference: mandateId } = of;
  await call('revoke a mandate', (client) =>
    client.mandates.revoke({ customerId, mandateId }),
  ).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
}

function isGone(error: unknown): boolean {
  return error instanceof ProviderError && (error.status === 404 || error.status === 410);
}
