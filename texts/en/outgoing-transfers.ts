export const texts: typeof import('../fr/outgoing-transfers.ts').texts = {
  refund_of: (number) => (number === null ? 'Refund' : `Refund ${number}`),
};

export const errors = {
  HOLDER_REQUIRED: 'Enter the name of the account holder.',
  IBAN_REQUIRED: 'Enter the account number (IBAN).',
  IBAN_NOT_SEPA: 'A European transfer does not reach this country. Choose another account.',
};
