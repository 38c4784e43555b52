import type { PaymentPort, PaymentProvider } from '@ribambelle/server/outside/payment-port.ts';

/** Returns a provider whose every account has the same port; what is left out does nothing. */
export function providerOf(port: Partial<PaymentPort>): PaymentProvider {
  const whole: PaymentPort = {
    open: () => Promise.reject(new Error('This provider opens no page')),
    read: async () => null,
    fetch: async () => null,
    end: async () => undefined,
    refund: async () => null,
    charge: () => Promise.reject(new Error('This provider collects by no mandate')),
    findCharge: async () => null,
    endMandate: async () => undefined,
    list: async () => [],
    payouts: async () => null,
    ...port,
  };
  return {
    port: () => whole,
    account: async () => null,
    listen: async () => null,
    unlisten: async () => undefined,
  };
}
