export const errors = {
  COMPANY_NUMBER_INVALID:
    'This number is not valid. A Belgian number has ten digits, such as 0417.497.106; check that none was copied wrong.',
  LANGUAGE_NOT_OFFERED: 'The main language must be one of the site’s languages.',
  IBAN_INVALID: 'This account number (IBAN) is not right.',
  BANK_ACCOUNT_REQUIRED: 'Give the bank account to which families transfer.',
  METHOD_TWICE: 'A means of payment is twice in the list.',
  MAIL_HOST_PRIVATE:
    'This address leads into the platform’s internal network. Enter the server of your e-mail provider.',
  MAIL_PASSWORD_REQUIRED:
    'Enter the password of this account: the saved one is only used for the server and account it belongs to.',
  MAIL_SERVER_MISSING: 'No mail server is set up. Set one up in the settings, then try again.',
  HOSTNAME_ADDED: 'This address is already one of yours.',
  HOSTNAME_UNPROVEN: 'Prove first that this address is yours: your site does not answer there yet.',
  HOSTNAME_LAST: 'This is the only address of your site: add another one before you remove it.',
  HOSTNAME_MAIN: 'This is the main address of your site: make another one the main address first.',
  TOO_MANY_HOSTNAMES: 'You already have twenty addresses: remove one first.',
};
