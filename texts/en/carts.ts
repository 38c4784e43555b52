import { plural } from '../formats/plural.ts';

export const texts: typeof import('../fr/carts.ts').texts = {
  added: 'Your cart is up to date.',
  removed: 'The item has been removed from your cart.',
  extended: 'Your places are kept a little longer.',
  held: (minutes) =>
    `The last places are in carts at the moment. If they are not ordered, they may become free ${minutes > 90 ? 'later' : `in ${minutes} ${plural('en', minutes, { one: 'minute', other: 'minutes' })}`}: try again then.`,
  coupon_attached: 'Your promo code has been applied.',
  coupon_waits: 'The promo code is kept: it counts as soon as the minimum is reached.',
  coupon_fits_nothing:
    'This promo code is for nothing that is in your cart. It counts if you add what it is for.',
  coupon_detached: 'The promo code has been removed.',
};

export const errors = {
  ACTIVITY_WITHDRAWN: 'This activity is no longer offered.',
  AVAILABILITY_CLOSED: 'Registrations are closed here.',
  REGISTRATIONS_NOT_OPEN: 'Registrations have not opened yet.',
  REGISTRATIONS_CLOSED: 'The time to register is over.',
  AVAILABILITY_STARTED: 'This activity has already started.',
  AVAILABILITY_ENDED: 'This activity is over.',
  AVAILABILITY_DATES_REQUIRED: 'Choose at least one date.',
  DATE_NOT_BOOKABLE: 'This date cannot be booked.',
  QUANTITY_INVALID: 'Choose at least one place.',
  QUANTITY_TOO_HIGH: 'That is more places than one registration can take here.',
  DATE_EXCLUDED:
    'It is not available at this time: the room, the person or the hour is taken by another registration.',
  PLACES_TAKEN: 'There are not enough places left.',
  OPTION_SOLD_OUT: 'This option is sold out.',
  ANSWERS_INVALID: 'Some answers are not valid. Check the highlighted fields.',
  UNKNOWN_PRICE: 'This option is not offered.',
  OPTION_CHOSEN_TWICE: 'This option is already chosen.',
  UNKNOWN_QUESTION: 'This question is not asked here.',
  QUESTION_ANSWERED_TWICE: 'This question already has its answer.',
  ANSWER_REQUIRED: 'Please answer this question.',
  ANSWER_INVALID: 'This answer is not valid.',
  ANSWER_TOO_LONG: 'This answer is too long.',
  PATTERN_MISMATCH: 'This answer is not in the expected format.',
  UNKNOWN_CHOICE: 'This choice is not offered.',
  PRICE_TOO_HIGH: 'This is more than the highest possible price. Choose fewer places.',
  PRICE_CHANGED: 'The price has changed since. Check the new total, then try again.',
  AGE_NOT_ALLOWED: 'The participant is not the right age for this activity.',
  BIRTHDATE_NEEDED:
    'This activity is for certain ages: please add the participant’s date of birth first.',
  ALL_DATES_REQUIRED: 'These dates come together: keep all of them.',
  MEMBERS_ONLY: 'This activity is for members only. Take the membership first.',
  MEMBERS_FIRST: 'Registrations are open to members only for now.',
  MEMBER_PRICE_LOST:
    'This is the price for members, and the membership is no longer there. Remove the registration, then add it again.',
  PARTICIPANT_NOT_FOUND: 'Choose a participant from your account.',
  CUSTOMER_MISMATCH: 'This cart belongs to another account. Reload the page.',
  REGISTRATION_BY_REQUEST: 'Registration for this activity is by request.',
  NOTHING_TO_ADD: 'There is nothing to add.',
  CART_NOT_FOUND: 'This cart does not exist.',
  CART_BEING_PAID: 'This cart is being paid. Finish or cancel that payment first.',
  CART_ITEM_NOT_FOUND: 'This item is no longer in your cart.',
  CART_ITEM_EXPIRED: 'The time for this item has run out. Add it again.',
  HOLD_ALREADY_EXTENDED: 'You have already extended the time once.',
};
