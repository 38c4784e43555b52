import type { WithdrawalWords } from '../formats/withdrawal-sentences.ts';
import { plural } from '../formats/plural.ts';

const fixedDates: WithdrawalWords['REGISTRATION'] = ({ article }) =>
  `These activities take place on fixed dates: by law (CDE, art. ${article}) there is no 14-day right of withdrawal. The organiser’s cancellation conditions apply.`;

export const texts: typeof import('../fr/checkout-page.ts').texts = {
  title: 'Your order',
  login_title: 'Sign in to order',
  login_text: 'Your cart is waiting in your account.',
  registrations: {
    items: 'Registrations',
    tickets: (count) =>
      `${count} ${plural('en', count, { one: 'registration', other: 'registrations' })}`,
    countdown: 'Your places are held for another',
    recap: (count, total) =>
      `${count} ${plural('en', count, { one: 'registration', other: 'registrations' })} for a total of ${total}, VAT and fees included.`,
    fee_beside_wallet: (fee) =>
      `Your wallet covers all registrations. What remains is the service fee of ${fee}, which the wallet does not pay.`,
  },
  things: {
    items: 'Items',
    tickets: (count) => `${count} ${plural('en', count, { one: 'item', other: 'items' })}`,
    countdown: 'Your cart is held for another',
    recap: (count, total) =>
      `${count} ${plural('en', count, { one: 'item', other: 'items' })} for a total of ${total}, VAT and fees included.`,
    fee_beside_wallet: (fee) =>
      `Your wallet covers all the items. The service fee of ${fee} remains, which the wallet does not pay.`,
  },
  places: (count) => `${count} places`,
  request_free: 'Request: nothing to pay, no place kept',
  worth: (amount) => `Worth ${amount}`,
  dates: (count) => `${count} dates`,
  deposit_of: (amount) => `Deposit of ${amount}`,
  another_participant: (title) => `Register someone else: ${title}`,
  keep_looking: 'Keep looking',
  remove: (title) => `Remove ${title} from the cart`,
  removed: 'Cart updated',
  almost_over: 'Two minutes left. You can take a little more time.',
  extend: 'Take more time',
  extended: 'You have a little more time',
  empty_title: 'Your cart is empty',
  empty_text:
    'There is nothing to pay here. Places that are not confirmed in time go back to other families.',
  browse: 'View the programme',
  coupon: {
    label: 'Promo code',
    attach: 'Apply',
    detach: 'Remove the promo code',
    percent: (percent: number) => `−${percent.toLocaleString('en-IE')}%`,
    minimum: (amount: string) => `from ${amount}`,
    obstacles: {
      COUPON_WITHDRAWN: 'This code is no longer valid: it does not change the price.',
      COUPON_NOT_STARTED: 'This code is not valid yet: it does not change the price.',
      COUPON_ENDED: 'The time of this code is over: it does not change the price.',
      COUPON_NOT_FOR_YOU: 'This code is for other families: it does not change the price.',
      COUPON_FOR_OTHERS:
        'This code is for nothing that is in your cart. It counts if you add what it is for.',
      COUPON_MINIMUM: 'Your cart does not reach the minimum for this code yet.',
    },
    attached: 'Promo code applied',
    detached: 'Promo code removed',
  },
  summary: {
    title: 'Summary',
    coupon: 'Discount',
    total: 'Total',
    wallet: 'Paid from your wallet',
    service_fee: 'Service fee',
    deposit: 'Minimum deposit',
    payable: 'To pay',
    now: 'To pay now',
    later: 'To pay later',
    vat: 'All prices include VAT.',
  },
  online_methods: { title: 'With which payment method?', on_page: 'Choose on the payment page' },
  /** The box that keeps the means of payment for what is left. */
  keep_means: {
    label: 'Keep this means of payment for the rest',
    help: 'You will have nothing more to do. This is what you agree to:',
  },
  instalments: {
    title: 'In several parts?',
    whole: 'Everything at once',
    now: (amount: string) => `Now: ${amount}`,
    part: (amount: string, day: string | null) => (day === null ? amount : `${amount} by ${day}`),
  },
  methods: {
    title: 'How would you like to pay?',
    IMMEDIATE: { title: 'Pay online now', text: 'By card or with your bank’s app.' },
    IMMEDIATE_DEPOSIT: {
      title: 'Pay the deposit online',
      text: 'The rest is paid later, from your account.',
    },
    DELAYED: {
      title: 'Pay by bank transfer',
      text: 'You receive the account number and the reference to copy.',
    },
    DELAYED_FREE: { title: 'Nothing to pay', text: 'You only need to confirm.' },
    WALLET: { title: 'Pay with my wallet', text: 'Your credit covers the whole order.' },
    WALLET_PARTLY: { title: 'Use my wallet', text: 'The rest is paid by bank transfer.' },
    with_wallet: {
      IMMEDIATE: (wallet, rest) =>
        `Your wallet pays ${wallet}. You pay the remaining ${rest} online.`,
      IMMEDIATE_DEPOSIT: (wallet) =>
        `Your wallet pays ${wallet}. The rest is paid later, from your account.`,
      DELAYED: (wallet, rest) => `Your wallet pays ${wallet}. You transfer the remaining ${rest}.`,
      WALLET: (wallet, rest) =>
        `It pays ${wallet} right away, leaving ${rest} to pay by bank transfer.`,
    },
    due: (day) => `To be paid by ${day} at the latest.`,
    due_parts: {
      part: (amount: string, day: string, titles: string) => `${amount} by ${day}, for ${titles}.`,
      rest: (amount: string, day: string) => `The rest, ${amount}, by ${day}.`,
      rest_free: (amount: string) => `The rest, ${amount}, without a deadline.`,
    },
    too_late: {
      online:
        'A transfer may arrive too late: pay online instead, or at the desk before it begins.',
      desk: 'A transfer may arrive too late: make an instant transfer, or pay at the desk before it begins.',
    },
    none: 'No payment method is available for now. Contact us to complete your order.',
  },
  transfer_refused: {
    title: 'This order cannot be paid by bank transfer',
    first: (inCart, most) =>
      `This cart has ${inCart} ${plural('en', inCart, { one: 'place', other: 'places' })}. Without paying right away, a family can book up to ${most}.`,
    more: (unpaid, inCart, most) =>
      `You already have ${unpaid} unpaid ${plural('en', unpaid, { one: 'place', other: 'places' })}, and this cart has ${inCart}. Without paying right away, a family can book up to ${most}.`,
    go_on: (online, unpaid) =>
      `${online ? 'Pay for this order online' : 'Take places out of the cart'}${unpaid ? ', or first pay what is still open' : online ? ', or take places out of the cart' : ''}.`,
    look: 'See what is still to pay',
  },
  now: (amount) => `${amount} now`,
  withdrawals: {
    REGISTRATION: fixedDates,
    REGISTRATION_REQUEST: fixedDates,
    BOOKING: ({ article }) =>
      `A booking is for a fixed day and hour: by law (CDE, art. ${article}) there is no right of withdrawal.`,
    BUNDLE: ({ article, days }) =>
      `You can withdraw from a pack within ${days} days (CDE, art. ${article}), from your account or by writing to the organiser. The registrations that it has paid stay due.`,
    MEMBERSHIP: ({ article, days }) =>
      `You can withdraw from a membership within ${days} days (CDE, art. ${article}). If it begins earlier at your request, the days that have run stay due.`,
    VOUCHER: ({ article, days }) =>
      `You can withdraw from a gift voucher within ${days} days (CDE, art. ${article}), as long as it has not been redeemed: from your account, or by writing to the organiser.`,
  },
  cancellation: (activity, conditions) =>
    activity === ''
      ? `Cancellation. ${conditions}`
      : `Cancellation of “${activity}”. ${conditions}`,
  bundle_pays: (count) =>
    `${count} ${plural('en', count, { one: 'registration', other: 'registrations' })}`,
  bundle_used: (title) => `Paid by the pack “${title}”`,
  bundle_unlimited: 'Unlimited registrations',
  terms: {
    before: 'I have read and accept the ',
    link: 'terms and conditions',
    after: '.',
    error: 'Accept the terms and conditions to continue.',
    changed: 'The terms and conditions have just changed',
    changed_text:
      'The organiser changed them while you were ordering. Nothing is ordered yet: open them below, accept them, then order.',
  },
  order: 'Order with obligation to pay',
  order_free: 'Confirm the registration',
  order_request: 'Send the request',
  order_nothing: 'Confirm the order',
  messages: {
    online: 'Taking you to the payment page…',
    delayed: 'Thank you! Your order is confirmed.',
  },
  paying: {
    title: 'A payment is in progress',
    text: 'Complete it on the payment page. If it fails, your cart opens again here.',
    look: 'Check the payment',
    other_way: 'Pay another way',
  },
};
