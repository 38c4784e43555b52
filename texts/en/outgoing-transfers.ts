export const texts: typeof import('../fr/outgoing-transfers.ts').texts = {
  credit: 'Credit of your wallet',
  paid_out: 'Request noted: the money will leave with the next transfers.',
  refund_of: (number) => (number === null ? 'Refund' : `Refund ${number}`),
};

export const errors = {
  HOLDER_REQUIRED: 'Enter the name of the account holder.',
  IBAN_REQUIRED: 'Enter the account number (IBAN).',
  NO_TRANSFER_WAITS: 'No transfer waits: a file may just have been made.',
  ORGANISER_ACCOUNT_INCOMPLETE:
    'First enter your account number and its holder in the payment settings, and check the BIC if you give one.',
  SEPA_FILE_NOT_FOUND: 'This file does not exist.',
  SEPA_FILE_EXECUTED: 'This file is noted as executed already.',
  OUTGOING_TRANSFER_NOT_FOUND: 'This transfer does not exist.',
  OUTGOING_TRANSFER_MOVED:
    'This transfer is in a file meanwhile, or executed. Reload the page and look where it stands.',
  OUTGOING_TRANSFER_FAILED: 'This transfer is noted already as one that did not arrive.',
  IBAN_NOT_SEPA: 'A European transfer does not reach this country. Choose another account.',
};
