import type { CancellationWords } from '../formats/cancellation-sentence.ts';
import { plural } from '../formats/plural.ts';

const days = (count: number) => plural('en', count, { one: 'day', other: 'days' });

const words: CancellationWords = {
  free: 'free',
  share: (percentage) => percentage,
  share_of_rest: (percentage) => `${percentage} of the dates to come`,
  always: (fee) => `At any time: ${fee}; what has taken place stays due.`,
  until_days: (count, fee) => `Until ${count} ${days(count)} before the start: ${fee}.`,
  until_start: (fee) => `Until the start: ${fee}.`,
  between: (from, to, fee) => `From ${from} to ${to} ${days(from)} before: ${fee}.`,
  on_day: (count, fee) => `${count} ${days(count)} before: ${fee}.`,
  then_until_start: (fee) => `After that, until the start: ${fee}.`,
  then_until_end: (fee) => `After that, until the end: ${fee}; what has taken place stays due.`,
  never: 'Cancelling online is not possible.',
  then_never: 'After that: not possible online.',
  money: {
    ORIGIN: 'The rest comes back the way you paid online, or as credit in your wallet.',
    CREDIT: 'The rest comes back as credit in your wallet.',
    STAFF: 'The organiser decides what it refunds.',
  },
};

export const texts: typeof import('../fr/registrations.ts').texts = {
  unpaid: 'It was not paid, in spite of our reminders.',
  too_few: 'Too few people had registered: the activity does not take place.',
  cancelled: 'Your registration has been cancelled.',
  base_price: 'Base price',
  coupon_total: 'Promo code',
  changed: 'Your registration has been changed.',
  /** The reason of money that goes back after a change by the family. */
  change_reason: 'Change of a registration',
  changed_credit: 'Your registration has been changed. What you overpaid is in your wallet.',
  unchanged: 'Nothing has changed: your registration stays as it was.',
  /** The conditions on which it does. */
  policy: words,
  /** The line of a cancellation fee in an order's account. */
  fee_line: 'Cancellation fee',
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
  CANCELLATION_STEPS_UNORDERED:
    'Each row must be nearer to the start than the one before; “until the end” can only be the last.',
  CANCELLATION_FEE_TWICE: 'Enter a percentage or an amount, not both.',
  CANCELLATION_NOT_ALLOWED:
    'This registration can no longer be cancelled online. Write to the organiser.',
  GIVING_UP_NOT_ALLOWED:
    'This can no longer be given up online: the last day of the conditions is over. Write to the organiser.',
  CANCELLATION_CHANGED: 'The amounts have changed meanwhile. Look at the new ones, then confirm.',
};
