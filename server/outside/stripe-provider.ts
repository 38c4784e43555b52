import type { PaymentPort, PaymentProvider, ProviderCredentials } from './payment-port.ts';
import { listenToStripe, stripeAccount, unlistenToStripe } from './stripe-account.ts';
import { stripeCalls, type StripeSettings } from './stripe-client.ts';
import { readEvent } from './stripe-events.ts';
import { listStripePayments, listStripePayouts } from './stripe-lists.ts';
import {
  endSession,
  fetchSession,
  openSession,
  refundSession,
  sessionOfIntent,
} from './stripe-payments.ts';

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
  const fetchPayment: PaymentPort['fetch'] = async (reference) =>
    reference.startsWith('cs_') ? fetchSession(call, reference) : null;
  return {
    open: (order) => openSession(call, order),
    read: async (message) => {
      const event = await readEvent({ ...message, secret: credentials.signing_secret });
      if (event === null || event === 'UNREADABLE') return event;
      const { id: message_id, payment: about } = event;
      if (about === null) return { message_id, payment: null };
      const reference =
        'session' in about ? about.session : await sessionOfIntent(call, about.payment_intent);
      const payment = reference === null ? null : await fetchPayment(reference);
      const isOurs = payment !== null && payment.payment_cuid !== '';
      return { message_id, payment: isOurs ? payment : null };
    },
    fetch: fetchPayment,
    end: (reference) => endSession(call, reference),
    refund: (order) => refundSession(call, order),
    list: (span) => listStripePayments(call, span),
    payouts: (span) => listStripePayouts(call, span),
  };
}
