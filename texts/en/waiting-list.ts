import { plural } from '../formats/plural.ts';
export const texts: typeof import('../fr/waiting-list.ts').texts = {
  joined: 'You are on the waiting list.',
  declined: 'Thank you! The place is offered to the next person. You stay on the list.',
  left: 'You are no longer on the waiting list.',
  ordered_in_advance: 'Noted: as soon as a place is free, it is ordered for you.',
  advance_order_withdrawn: 'Noted: we order nothing for you any more. You stay on the list.',
  join_without_mail: 'Join the waiting list',
  join: 'Notify me when a place becomes free',
  together: 'Only together',
  together_help:
    'A place for each of you, or none: otherwise each gets the first that becomes free.',
  another: 'Add someone else',
  position: (position) =>
    position === 1 ? 'You are first in line' : `You are ${ordinal(position)} in line`,
  input: 'A place has become free for you.',
  kept_until: (moment) => `A place is kept for you until ${moment}`,
  take: 'Take the place',
  take_of: (name) => `Take the place: ${name}`,
  decline: 'Leave the place',
  decline_of: (name) => `Leave the place: ${name}`,
  in_cart: 'In your cart',
  offers_title: 'A place for you',
  offers_text: 'Take it before the time shown, or leave it to the next person.',
  place_free: 'A place is free',
  advance_order: 'Order in advance',
  advance_order_of: (name) => `Order in advance: ${name}`,
  advance_order_close: 'Close',
  advance_order_title: 'Order as soon as a place is free?',
  advance_order_text: (name) =>
    `As soon as a place is free for ${name}, it is ordered in your name, without another question. You get the confirmation by e-mail.`,
  advance_order_price: (amount, dates) => `${amount} at most, for ${dates}`,
  advance_order_dates: (count) =>
    `${count} ${plural('en', count, { one: 'date', other: 'dates' })}`,
  advance_order_else: {
    DELAYED: 'If it cost more, or a date were missing, the place would only be offered to you.',
    WALLET:
      'If it cost more, a date were missing, or your wallet no longer held enough, the place would only be offered to you.',
  },
  advance_pay: 'How will you pay?',
  advance_pay_by: {
    DELAYED: 'By bank transfer, once it is confirmed',
    WALLET: 'From my wallet, straight away',
  },
  advance_wallet: (amount) => `It holds ${amount}.`,
  advance_by_transfer: 'You pay by bank transfer, once it is confirmed.',
  advance_order_confirm: 'Order in advance',
  advance_terms_before: 'By ordering you accept the ',
  advance_terms: 'terms and conditions',
  advance_terms_after: '.',
  advance_ordered: (amount) => `Ordered in advance, ${amount} at most`,
  advance_from_wallet: (amount) => `Ordered in advance, ${amount} at most, from your wallet`,
  advance_withdraw: 'Stop ordering',
  advance_withdraw_of: (name) => `Stop ordering in advance: ${name}`,
  leave: 'Leave the list',
  leave_not: 'Stay',
  leave_follows: (position) =>
    `You are number ${position} in line: if you came back, you would be last.`,
  leave_of: (fullname) => `Leave the list: ${fullname}`,
  account_title: 'On a waiting list',
  account_text_without_mail:
    'This site does not send e-mails yet: look here to see whether a place has become free for you.',
  account_text: 'We will e-mail you as soon as a place becomes free.',
};

function ordinal(position: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd' } as const;
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(position);
  return `${position}${rule === 'one' || rule === 'two' || rule === 'few' ? ending[rule] : 'th'}`;
}

export const errors = {
  ADVANCE_ORDER_NOT_OFFERED:
    'This place cannot be ordered in advance, perhaps because questions have to be answered first: as soon as it is free, it is offered to you.',
  WAITING_LIST_NOT_OFFERED:
    'This date has no waiting list right now. Reload the page: a place may be free.',
  ALREADY_WAITING: 'This person is already on the waiting list.',
  OFFER_ENDED:
    'This place is no longer kept for you: its time is over. You stay on the waiting list.',
  WAITING_LIST_ENTRY_NOT_FOUND: 'You are no longer on this waiting list.',
};
