export const texts: typeof import('../fr/registrations.ts').texts = {
  cancelled: 'Your registration is cancelled.',
  base_price: 'Base price',
};

export const errors = {
  REGISTRATION_NOT_FOUND: 'This registration is not in your account.',
  REGISTRATION_ALREADY_CANCELLED: 'This registration is already cancelled.',
  CANCELLATION_MESSAGE_REQUIRED: 'Say in a few words why you cancel.',
};
