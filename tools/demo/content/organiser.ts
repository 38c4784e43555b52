/** The accent of L’Éclaircie. */
export const ACCENT = '#0e7a78';

/** L’Éclaircie itself, as in its settings. */
export const ORGANISER = {
  name: 'L’Éclaircie',
  legal_name: 'L’Éclaircie ASBL',
  // a number with valid check digits that nobody has
  company_number: '0199999944',
  email: 'bonjour@eclaircie.test',
  phone: '+3225550740',
  street: 'Rue du Bailli',
  number: '74',
  postcode: '1050',
  city: 'Ixelles',
  country: 'BE',
  accent_color: ACCENT,
  language: 'fr',
  languages: ['fr', 'en'],
  bank_account: 'BE68539007547034',
  bank_account_holder: 'L’Éclaircie ASBL',
  bank_identifier: 'HBKABE22',
  bank_transfers_activated: true,
  online_payments_activated: true,
  payment_mode: 'DEMO',
  cart_minutes: 15,
  service_fee_amount: 100,
  vat_regime: 'MIXED',
  vat_category: 'EXEMPT_YOUTH',
  maximum_unpaid_places: 12,
  payment_term_days: 14,
  payment_methods: [
    {
      type: 'IMMEDIATE',
      priority: 1,
    },
    {
      type: 'IMMEDIATE_DEPOSIT',
      priority: 2,
    },
    {
      type: 'DELAYED',
      priority: 3,
    },
  ],
};
