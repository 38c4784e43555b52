/**
 * The mode of an organiser's payments. LIVE: real providers only. TEST: the organiser tries its
 * site, which says so, and online payments go to a provider's test mode or to the sandbox. DEMO: an
 * organiser of the demo, which always pays with the sandbox.
 */
export type PaymentMode = 'LIVE' | 'TEST' | 'DEMO';

/** The collector of online payments: the built-in sandbox, or an account of the organiser's. */
export type Collector =
  | { readonly kind: 'SANDBOX' }
  | { readonly kind: 'PROVIDER'; readonly payment_provider_id: number };

/** Returns the account of a collector; null for the sandbox, which has none. */
export function accountOf(collector: Collector): number | null {
  return collector.kind === 'PROVIDER' ? collector.payment_provider_id : null;
}

/** The settings that decide the collector. */
export interface CollectorSettings {
  readonly payment_mode: string;
  /** The account that collects in tests, and the one for real money; null for none. */
  readonly test_provider_id: number | null;
  readonly live_provider_id: number | null;
}

/** True when payments move no real money, and the sandbox may collect. */
export function isForTests(mode: string): boolean {
  return mode === 'TEST' || mode === 'DEMO';
}

/**
 * Returns the collector of online payments; null when nobody collects. Real money never goes to the
 * sandbox or to a test account, and a test never to an account for real money.
 */
export function collectorOf(settings: CollectorSettings): Collector | null {
  const { payment_mode, test_provider_id, live_provider_id } = settings;
  if (payment_mode === 'DEMO') return { kind: 'SANDBOX' };
  if (payment_mode === 'TEST')
    return test_provider_id === null
      ? { kind: 'SANDBOX' }
      : { kind: 'PROVIDER', payment_provider_id: test_provider_id };
  if (payment_mode !== 'LIVE' || live_provider_id === null) return null;
  return { kind: 'PROVIDER', payment_provider_id: live_provider_id };
}

/**
 * Returns the mode after a change of the test mode; a demo organiser that leaves it returns as
 * TEST.
 */
export function modeAfter(before: string, test_mode: boolean): PaymentMode {
  if (!test_mode) return 'LIVE';
  return before === 'DEMO' ? 'DEMO' : 'TEST';
}
