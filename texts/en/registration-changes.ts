export const errors: typeof import('../fr/registration-changes.ts').errors = {
  REGISTRATION_STARTED:
    'This registration has already begun: past days no longer change. Cancel it and register again.',
  REGISTRATION_NOT_CANCELLED: 'This registration is not cancelled.',
  BUNDLE_USED_UP:
    'The pack that paid it can no longer be used: it is used up, cancelled or over. Register again.',
  PRICE_REASON_REQUIRED: 'Say in a few words why the price changes.',
  PRICE_UNCHANGED: 'This is its price already.',
  REGISTRATION_ALREADY_THEIRS: 'This place is theirs already. Choose somebody else.',
  REGISTRATION_ALREADY_THERE: 'This registration is already there. Choose other dates.',
};
