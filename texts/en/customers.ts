export const texts: typeof import('../fr/customers.ts').texts = {
  updated: 'Your profile is up to date.',
  confirmation_sent: 'We have just sent you a confirmation link.',
  confirmation_not_sent:
    'This site does not send e-mails yet: no link can be sent. Contact the organiser.',
  deleted: 'Your account has been deleted.',
  firstname: 'First name',
  lastname: 'Last name',
  birthdate: 'Date of birth',
  email: 'E-mail address',
  phone: 'Phone',
  phone_help: 'In case we need to reach you during the activity.',
  optional: 'optional',
  choose: 'Choose…',
  address: 'Address',
  address_search: 'Find your address',
  address_search_help:
    'Start typing, for example “Rue Haute 12, 1000”, or fill in the fields below.',
  street: 'Street',
  number: 'Number',
  postcode: 'Postcode',
  city: 'Town',
  country: 'Country',
};

export const errors = {
  CUSTOMER_NOT_FOUND: 'This family does not exist, or its account is deleted.',
  CUSTOMER_EXISTS:
    'There is already an account for this e-mail address. Sign in, or request a new password.',
  EMAIL_REQUIRED: 'Enter an e-mail address.',
  CONTACT_REQUIRED: 'Enter a phone number or an e-mail address.',
  NEWS_UNCHANGED: 'This is noted already.',
  NEWS_DAY_AHEAD: 'This day has not come yet.',
  NEWS_SAID_SINCE: 'The family said something else since that day.',
  CONFIRMATION_MISMATCH: 'What you typed does not match the name shown.',
  EMAIL_NOT_CONFIRMED:
    'First confirm your e-mail address, with the link that you can ask for in your profile.',
  PAYMENT_OPEN:
    'An online payment is under way. Finish or leave it on its payment page, then try again.',
  TAG_NOT_FOUND: 'This tag is no longer in the list.',
  TAG_EXISTS: 'This tag exists already.',
  TAG_IN_USE: 'Families or registrations still have this tag. Take it off first.',
  TAGS_FULL: 'There are 500 tags already. Delete some before you add another.',
  TAGS_TOO_MANY: 'Twenty tags at most.',
  WALLET_NOT_EMPTY:
    'There is still money in your wallet. Ask the organiser to refund it first, or confirm that you give it up.',
};
