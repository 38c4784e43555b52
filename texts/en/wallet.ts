export const texts: typeof import('../fr/wallet.ts').texts = {
  paid: 'Paid from your wallet.',
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
