import type { errors as frenchErrors, texts as french } from '../fr/withdrawals.ts';

export const errors: typeof frenchErrors = {
  WITHDRAWAL_NOT_FOUND: 'This purchase is not in your account.',
  WITHDRAWAL_OVER:
    'You can no longer withdraw from this purchase here. To talk about it, write to the organiser.',
  WITHDRAWAL_USED: 'This voucher has been used already: there is nothing left to give back.',
};

export const texts: typeof french = {
  /** The reason of the money that goes back: without a name. */
  reason: 'Withdrawal',
  received: (name, when) => `Withdrawal of ${name}, received and confirmed on ${when}.`,
  online: (amount) => `${amount} comes back by your online payment.`,
  wallet: (amount) => `${amount} is credit in your wallet.`,
  kept: (amount) => `${amount} is the price of what was used.`,
};
