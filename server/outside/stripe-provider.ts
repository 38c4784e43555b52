import type { PaymentPort, PaymentProvider, ProviderCredentials } from './payment-port.ts';
import { listenToStripe, stripeAccount, unlistenToStripe } from './stripe-account.ts';
import { stripeCalls, type StripeSettings } from './stripe-client.ts';
import { readEvent } from './stripe-events.ts';
import { listStripePayments, listStripePayouts } from './stripe-lists.ts';
import { chargeStripe, endStripeMandate, findIntent } from './stripe-mandates.ts';
import {
  endSession,
  fetchIntent,
  fetchSession,
  openSession,
  refundStripe,
  sessionOfIntent,
} from './stripe-payments.ts';
import { ProviderError } from './provider-error.ts';

/** Creates the provider Stripe, with its own pages for each payment (Checkout). */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  return {
    port: (credentials) => stripePort(settings, credentials),
    account: (input) => stripeAccount(settings, input),
    listen: (input) => listenToStripe(settings, input),
    unlisten: (input) => unlistenToStripe(settings, input),
  };
}

function stripePort(settings: StripeSettings, credentials: ProviderCredentials): PaymentPort {
  const call = stripeCalls(settings, credentials.key);
  const fetchPayment: PaymentPort['fetch'] = async (reference) => {
    if (reference.startsWith('cs_')) return fetchSession(call, reference);
    return reference.startsWith('pi_') ? fetchIntent(call, reference) : null;
  };
  const fetchMade = async (reference: string) => {
    const payment = await fetchIntent(call, reference);
    if (payment === null)
      throw new ProviderError('Stripe, read an intent: it is gone', { status: null });
    return payment;
  };
  return {
    open: (order) => openSession(call, order),
    read: async (message) => {
      const event = await readEvent({ ...message, secret: credentials.signing_secret });
      if (event === null || event === 'UNREADABLE') return event;
      const { id: message_id, payment: about } = event;
      if (about === null) return { message_id, payment: null };
      const reference =
        'session' in about
          ? about.session
          : // a payment by mandate has no session
            ((await sessionOfIntent(call, about.payment_intent)) ?? about.payment_intent);
      const payment = await fetchPayment(reference);
      const isOurs = payment !== null && payment.payment_cuid !== '';
      return { message_id, payment: isOurs ? payment : null };
    },
    fetch: fetchPayment,
    end: async (reference) => {
      if (reference.startsWith('cs_')) await endSession(call, reference);
    },
    refund: (order) => refundStripe(call, order),
    charge: async (order) => {
      const made = await chargeStripe(call, order);
      return typeof made === 'string' ? fetchMade(made) : made;
    },
    findCharge: async (of) => {
      const intent = await findIntent(call, of);
      return intent === null ? null : fetchMade(intent.id);
    },
    endMandate: (mandate) => endStripeMandate(call, mandate),
    list: (span) => listStripePayments(call, span),
    payouts: (span) => listStripePayouts(call, span),
  };
}
