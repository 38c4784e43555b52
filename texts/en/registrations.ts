export const texts: typeof import('../fr/registrations.ts').texts = {
  too_few: 'Too few people had registered: the activity does not take place.',
  cancelled: 'Your registration has been cancelled.',
  base_price: 'Base price',
  coupon_total: 'Promo code',
  changed: 'Your registration has been changed.',
  changed_credit: 'Your registration has been changed. What you overpaid is in your wallet.',
  unchanged: 'Nothing has changed: your registration stays as it was.',
};

export const errors = {
  ALREADY_REGISTERED: 'This person already has a place on this date.',
  REGISTRATION_NOT_FOUND: 'This registration is not in your account.',
  REGISTRATION_ALREADY_CANCELLED: 'This registration is already cancelled.',
  CANCELLATION_MESSAGE_REQUIRED: 'Tell us in a few words why you are cancelling.',
  REGISTRATION_OVER: 'This activity is over: there is nothing left to change.',
  REGISTRATION_PARTICIPANT_CHANGED:
    'This registration is now for somebody else of your family. Nothing was changed: close this form and open it again to answer for that person.',
  OPTIONS_LOCKED: 'The activity has started. To change an option, contact the organiser.',
  REGISTRATION_PRICE_CHANGED:
    'The price has changed meanwhile. Check the new total, then save again.',
};
