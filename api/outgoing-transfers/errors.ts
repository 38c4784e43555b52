export const errors = {
  HOLDER_REQUIRED: 400,
  IBAN_REQUIRED: 400,
  IBAN_NOT_SEPA: 400,
} as const;
