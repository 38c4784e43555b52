export const texts: typeof import('../fr/customers.ts').texts = {
  updated: 'Your profile is up to date.',
  deleted: 'Your account is deleted.',
};

export const errors = {
  CUSTOMER_EXISTS: 'There is already an account for this e-mail address. Sign in, or ask for a new password.',
  CONFIRMATION_MISMATCH: 'What you typed is not the name that was asked for.',
};
