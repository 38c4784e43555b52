export const errors = {
  LANGUAGE_NOT_OFFERED: 'The main language must be one of the site’s languages.',
  IBAN_INVALID: 'This account number (IBAN) is not right.',
  BANK_ACCOUNT_REQUIRED: 'Give the bank account to which families transfer.',
  METHOD_TWICE: 'A means of payment is twice in the list.',
};
