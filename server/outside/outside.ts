import type { HostPort } from './host-port.ts';
import type { MailPort } from './mail-port.ts';
import type { PaymentProvider } from './payment-port.ts';

/**
 * The outside world, one port for each service; a test gives fakes that speak the real protocol.
 */
export interface Outside {
  readonly mail: MailPort;
  /** Checks whether host names of organisers lead here. */
  readonly hosts: HostPort;
  /** Payment providers by their name; `sandbox` is built in. */
  readonly payments: { readonly [provider: string]: PaymentProvider };
}
