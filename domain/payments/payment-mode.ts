/**
 * The mode of an organiser's payments. LIVE: real providers only. TEST: the organiser tries its
 * site, which says so, and online payments go to the sandbox. DEMO: an organiser of the demo, which
 * always pays with the sandbox.
 */
export type PaymentMode = 'LIVE' | 'TEST' | 'DEMO';

/** True when online payments go to the sandbox, with no real money. */
export function paysWithSandbox(mode: string): boolean {
  return mode === 'TEST' || mode === 'DEMO';
}

/**
 * True when customers can pay online: the organiser wants it, and a provider collects. No real
 * provider is connected yet, so in LIVE mode none does.
 */
export function takesOnlinePayments(settings: {
  readonly online_payments_activated: boolean;
  readonly payment_mode: string;
}): boolean {
  return settings.online_payments_activated && paysWithSandbox(settings.payment_mode);
}

/**
 * Returns the mode after a change of the test mode; a demo organiser that leaves it returns as
 * TEST.
 */
export function modeAfter(before: string, test_mode: boolean): PaymentMode {
  if (!test_mode) return 'LIVE';
  return before === 'DEMO' ? 'DEMO' : 'TEST';
}
