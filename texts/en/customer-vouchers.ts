export const errors = {
  CUSTOMER_VOUCHER_NOT_FOUND: 'This voucher does not exist, or is not yours.',
  VOUCHER_REDEEMED: 'This voucher has already been redeemed.',
  VOUCHER_ALREADY_CANCELLED: 'This voucher is already cancelled.',
};
