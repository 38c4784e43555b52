/**
 * Whether the money of an organiser is real. LIVE: real providers alone. TEST: the organiser tries its site, which says so, and
 * online payments go to the sandbox. DEMO: an organiser of the demo, which always pays with the sandbox.
 */
export type PaymentMode = 'LIVE' | 'TEST' | 'DEMO';

/** Whether online payments go to the sandbox, with money that is none. */
export function paysWithSandbox(mode: string): boolean {
  return mode === 'TEST' || mode === 'DEMO';
}

/**
 * Whether customers are offered to pay online: the organiser wants it, and somebody collects. No real provider is connected yet,
 * so in LIVE mode nobody does.
 */
export function takesOnlinePayments(settings: {
  readonly online_payments_activated: boolean;
  readonly payment_mode: string;
}): boolean {
  return settings.online_payments_activated && paysWithSandbox(settings.payment_mode);
}

/** The mode that a change of the test mode leads to; an organiser of the demo that leaves it does not come back as one. */
export function modeAfter(before: string, test_mode: boolean): PaymentMode {
  if (!test_mode) return 'LIVE';
  return before === 'DEMO' ? 'DEMO' : 'TEST';
}
