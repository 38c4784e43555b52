export const texts: typeof import('../fr/wallet.ts').texts = {
  paid: 'Your wallet has paid this amount.',
};

export const errors = {
  INSUFFICIENT_WALLET_AMOUNT: 'There is not enough in your wallet.',
  WALLET_AMOUNT_INVALID: 'Give an amount above zero.',
  AMOUNT_ABOVE_OUTSTANDING: 'This amount is more than what remains to be paid.',
};
