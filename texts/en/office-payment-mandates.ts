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
  collected: 'Collected by a means of payment that is kept',
  failure: 'It was not collected',
  advices: {
    TRY_LATER: 'may succeed later',
    ACT: 'the family must pay by itself',
    NEVER: 'refused for good: the means of payment is no longer kept',
  },
};
