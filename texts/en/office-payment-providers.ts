import type { errors as frenchErrors, texts as french } from '../fr/office-payment-providers.ts';

export const texts: typeof french = {
  title: 'Online payment',
  none: 'No account is connected: families cannot pay online yet.',
  none_in_test:
    'No account is connected: in test mode, families pay on a trial page, with no real money.',
  none_live: (names) =>
    `Only a test account is connected (${names}): paste a live key before you leave the test mode.`,
  names: { mollie: 'Mollie', stripe: 'Stripe' },
  modes: { TEST: 'Test, no real money', LIVE: 'Real money' },
  in_use: 'Collects new payments',
  not_in_use: 'Still serves the payments that it received',
  key_end: (end) => `key ending in ${end}`,
  connected_at: (moment) => `connected on ${moment}`,
  open_payments: (number) =>
    number === 1 ? '1 payment waits for its money.' : `${number} payments wait for their money.`,
  methods: 'Methods offered to families',
  no_methods: 'This account has no payment method switched on at the provider yet.',
  refresh: 'Read the methods again',
  refreshed: 'Payment methods read again.',
  use: 'Collect with this account',
  used: (name) => `${name} collects new payments.`,
  disconnect: 'Disconnect',
  disconnect_title: (name) => `Disconnect ${name}?`,
  disconnect_text:
    'The key is erased. Payments already received stay in your lists, but can no longer be refunded online.',
  disconnected: (name) => `${name} is disconnected.`,
  connect: 'Connect',
  connect_title: 'Connect an account',
  provider: 'Provider',
  key: 'API key',
  key_help: {
    mollie:
      'In Mollie: Developers, then API keys. Paste the key that begins with test_ to try, with live_ to collect.',
    stripe:
      'In Stripe: Developers, then API keys. Paste the secret key, which begins with sk_test_ to try, with sk_live_ to collect.',
  },
  connected: (provider, account) => `${provider} is connected: ${account}.`,
  kept_secret: 'The key is kept encrypted; nobody can read it here again.',
};

export const errors: typeof frenchErrors = {
  PAYMENT_PROVIDER_NOT_FOUND: 'This payment account is no longer connected.',
  PROVIDER_KEY_REFUSED:
    'The provider refuses this key. Copy it again, whole, from your account there.',
  PROVIDER_UNREACHABLE:
    'The provider does not answer. Nothing has changed; try again in a few minutes.',
  PROVIDER_HAS_OPEN_PAYMENTS:
    'Payments still wait for their money at this account. Let another account collect the new ones, and disconnect this one when they have arrived.',
};
