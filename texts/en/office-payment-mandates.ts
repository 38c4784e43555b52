const REASONS: Readonly<Record<string, string>> = {
  insufficient_funds: 'not enough money',
  AM04: 'not enough money',
  authentication_required: 'the bank asks the family to confirm',
  card_expired: 'card expired',
  expired_card: 'card expired',
  lost_card: 'card lost or stolen',
  stolen_card: 'card lost or stolen',
  closed_account: 'account closed',
  AC04: 'account closed',
  mandate_invalid: 'the provider knows the agreement no longer',
  MD01: 'the provider knows the agreement no longer',
};

export const texts = {
  title: 'Means of payment that are kept',
  help: 'The payment provider keeps the card or the account; the next instalments and renewals are collected on the morning of their day.',
  valid_until: (month: string) => `valid until ${month}`,
  since: (day: string) => `kept since ${day}`,
  ended_on: (day: string, reason: string) => `${reason}, on ${day}`,
  erased: 'Means of payment erased',
  words: 'What the family agreed to',
  end: 'Keep it no longer',
  end_of: (label: string) => `Keep ${label} no longer`,
  end_title: 'Keep this means of payment no longer?',
  end_help:
    'Nothing more will be collected from the family, except a payment that is on its way. What is still owed will have to be paid in another way.',
  ended: 'This means of payment is no longer kept.',
  collected: 'Means of payment that is kept',
  failure: 'It was not collected',
  /** A reason of a bank or provider, by its own code where we have no words for it. */
  reasonOf: (code: string): string => REASONS[code] ?? code,
  advices: {
    TRY_LATER: 'may succeed later',
    ACT: 'the family must pay by itself',
    NEVER: 'refused for good: the means of payment is no longer kept',
  },
};
