import { plural } from '../formats/plural.ts';

/** The words for money that came into a wallet, and for money that left it. */
const INCOMING: ReadonlyMap<string, string> = new Map([
  ['PAYMENT', 'Cancelled payment'],
  ['LATE_PAYMENT', 'Payment that came too late'],
  ['OVERPAYMENT', 'Paid too much'],
  ['CANCELLATION', 'Refund of a cancellation'],
  ['REFUND', 'Refund'],
  ['REDEMPTION', 'Gift voucher redeemed'],
  ['MERGE', 'Credit of another account'],
  ['PAID_OUT', 'Transfer did not arrive: the credit came back'],
]);
const OUTGOING: ReadonlyMap<string, string> = new Map([
  ['PAYMENT', 'Payment'],
  ['REFUND', 'Given back to your account or the payment method'],
  ['MERGE', 'Credit moved to another account'],
  ['PAID_OUT', 'Sent to your bank account'],
]);

export const texts: typeof import('../fr/wallet.ts').texts = {
  paid: 'Paid from your wallet.',
  title: 'My wallet',
  balance: (amount) => `Balance: ${amount}`,
  help: 'This credit pays your next orders, when you check out.',
  pay_out: 'Receive this credit on my account',
  pay_out_help:
    'The amount leaves your wallet at once and goes with the next transfers of the organiser.',
  pay_out_amount: 'Amount',
  pay_out_submit: 'Request the transfer',
  holder: 'Account holder',
  iban: 'Account number (IBAN)',
  movements: (count) => `${count} ${plural('en', count, { one: 'movement', other: 'movements' })}`,
  none_title: 'Nothing in your wallet',
  none_text: 'A refund as credit or a redeemed gift voucher arrives here.',
  balance_after: (amount) => `Balance after: ${amount}`,
  reasonOf: (movement) =>
    (movement.incoming ? INCOMING : OUTGOING).get(movement.reason) ?? 'Correction',
};

export const errors = {
  INSUFFICIENT_WALLET_AMOUNT: 'There is not enough in your wallet.',
  WALLET_AMOUNT_INVALID: 'Enter an amount above zero.',
  REFUND_OF_USED:
    'What this payment has paid is used already, such as a gift voucher whose worth is in a wallet. Tick the box to refund it all the same.',
  REFUND_OF_DUE:
    'Part of this amount is still due. Say whether it is to be paid again, or is no longer due.',
  RECEIVABLE_NOT_FOUND: 'This does not exist, or no longer does.',
  NOTHING_TO_KEEP: 'There is nothing left to refund here.',
  AMOUNT_ABOVE_OUTSTANDING: 'This is more than what is left to pay.',
};
