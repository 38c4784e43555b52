import { mollieProtocol } from './mollie/mollie-protocol.ts';
import { type FakeProvider, type FakeSettings, startProvider } from './providers/server.ts';

/** Starts a stand-in for Mollie that speaks its protocol, with books of its own. */
export function startFakeMollie(settings: FakeSettings = {}): Promise<FakeProvider> {
  return startProvider(mollieProtocol, settings);
}
