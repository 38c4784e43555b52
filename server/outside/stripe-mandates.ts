import type {
  ReportedFailure,
  ReportedMandate,
} from '@ribambelle/domain/payments/provider-report.ts';
import type Stripe from 'stripe';
import { z } from 'zod';
import { chargeFailure } from './charge-advice.ts';
import { nameOfMeans } from './means-name.ts';
import type { ChargeOrder, MandateReference } from './payment-port.ts';
import { ProviderError } from './provider-error.ts';
import { MOST_ROWS, type StripeCall } from './stripe-client.ts';
import { idOf } from './stripe-ids.ts';

const MOST_DESCRIPTION = 250;

/** The parts of a method's details that we read: every method has some of them. */
const methodDetails = z.object({
  brand: z.string().nullish(),
  last4: z.string().nullish(),
  iban_last4: z.string().nullish(),
  exp_month: z.number().nullish(),
  exp_year: z.number().nullish(),
  /** The debit that a bank's method leaves for later. */
  generated_sepa_debit: z
    .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
    .nullish(),
});

/**
 * Returns the means of payment that was kept with a paid session; null for none. Methods of banks
 * leave a debit in place of themselves.
 */
export function keptMeans(of: {
  readonly session: Stripe.Checkout.Session;
  readonly charge: Stripe.Charge | null;
}): ReportedMandate | null {
  const { session, charge } = of;
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const customer_reference = idOf(session.customer);
  const type = charge?.payment_method_details?.type;
  if (intent?.setup_future_usage !== 'off_session' || customer_reference === null || !type)
    return null;
  const raw: unknown = Reflect.get(charge.payment_method_details ?? {}, type);
  const details = methodDetails.safeParse(raw).data ?? {};
  const { generated_sepa_debit, brand, exp_month, exp_year } = details;
  const mandate_reference = generated_sepa_debit ?? idOf(intent.payment_method);
  if (mandate_reference === null) return null;
  const isCard = brand != null;
  const month = String(exp_month ?? '').padStart(2, '0');
  return {
    customer_reference,
    mandate_reference,
    method: generated_sepa_debit == null ? type : 'sepa_debit',
    label: nameOfMeans({
      brand: isCard ? brand : 'IBAN',
      end: (isCard ? details.last4 : (details.iban_last4 ?? details.last4)) ?? '',
    }),
    valid_until: exp_year != null ? `${exp_year}-${month}` : null,
  };
}

/** Finds the intent that was made under a cuid for the owner of a mandate; null for none. */
export async function findIntent(
  call: StripeCall,
  of: Pick<ChargeOrder, 'customer_reference' | 'payment_cuid'>,
): Promise<Stripe.PaymentIntent | null> {
  const intents = await call('list the intents of a customer', (stripe) =>
    stripe.paymentIntents
      .list({ customer: of.customer_reference, limit: 100 })
      .autoPagingToArray({ limit: MOST_ROWS }),
  ).catch((error: unknown) => {
    if (isGone(error)) return [];
    throw error;
  });
  return intents.find(({ metadata }) => metadata['payment_cuid'] === of.payment_cuid) ?? null;
}

/**
 * Collects by a mandate, without the family. Returns the id of the intent, also of one that was
 * declined; the failure when Stripe makes none. Stripe may forget a key of idempotency after a day;
 * the intents of the mandate's owner do not.
 */
export async function chargeStripe(
  call: StripeCall,
  order: ChargeOrder,
): Promise<string | ReportedFailure> {
  const { payment_cuid, customer_reference, mandate_reference, method, currency } = order;
  const earlier = await findIntent(call, order);
  if (earlier !== null) return earlier.id;
  try {
    const { id } = await call('collect by a mandate', (stripe) =>
      stripe.paymentIntents.create(
        {
          amount: order.amount,
          currency: currency.toLowerCase(),
          customer: customer_reference,
          payment_method: mandate_reference,
          allowed_payment_method_types: [method],
          off_session: true,
          confirm: true,
          description: order.description.slice(0, MOST_DESCRIPTION),
          // tells it from the intent of a session
          metadata: { payment_cuid, by_mandate: 'true' },
        },
        { idempotencyKey: payment_cuid },
      ),
    );
    return id;
  } catch (error) {
    if (!(error instanceof ProviderError && error.isRefusal)) throw error;
    const declined = await findIntent(call, order);
    if (declined !== null) return declined.id;
    const isDead = error.field === 'payment_method' || error.field === 'customer';
    return chargeFailure({ codes: [isDead ? 'payment_method_unusable' : error.code || 'refused'] });
  }
}

/** Detaches the means of payment of a mandate; does nothing for one that is over. */
export async function endStripeMandate(call: StripeCall, of: MandateReference): Promise<void> {
  try {
    await call('end a mandate', (stripe) => stripe.paymentMethods.detach(of.mandate_reference));
  } catch (error) {
    if (!(error instanceof ProviderError && error.isRefusal)) throw error;
  }
}

function isGone(error: unknown): boolean {
  return (
    error instanceof ProviderError && (error.status === 404 || error.code === 'resource_missing')
  );
}
