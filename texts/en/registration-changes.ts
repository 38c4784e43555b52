export const errors: typeof import('../fr/registration-changes.ts').errors = {
  REGISTRATION_STARTED:
    'This registration has already begun: past days cannot be moved. Cancel it and register again.',
  REGISTRATION_ALREADY_THERE: 'This registration is already there. Choose other dates.',
};
