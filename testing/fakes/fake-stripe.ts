import { type FakeProvider, type FakeSettings, startProvider } from './providers/server.ts';
import { stripeProtocol } from './stripe/stripe-protocol.ts';

/** Starts a stand-in for Stripe that speaks its protocol, with books of its own. */
export function startFakeStripe(settings: FakeSettings = {}): Promise<FakeProvider> {
  return startProvider(stripeProtocol, settings);
}
