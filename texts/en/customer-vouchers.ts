export const errors = {
  CUSTOMER_VOUCHER_NOT_FOUND: 'This voucher does not exist, or is not yours.',
  VOUCHER_CODE_UNKNOWN:
    'We find no voucher with this code. Check its twelve signs, letters and digits.',
  VOUCHER_UNPAID: 'This voucher is not paid yet: it can be redeemed once the payment has arrived.',
  VOUCHER_EXPIRED: 'This voucher is no longer valid: its last day has passed.',
  VOUCHER_CANCELLED: 'This voucher has been cancelled.',
  VOUCHER_REDEEMED: 'This voucher has already been redeemed.',
  VOUCHER_ALREADY_CANCELLED: 'This voucher is already cancelled.',
};

export const texts: typeof import('../fr/customer-vouchers.ts').texts = {
  redeemed_bundle: 'The pack is now yours.',
  redeemed: (amount) => `${amount} are now in your wallet.`,
};
