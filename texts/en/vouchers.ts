export const errors = {
  VOUCHER_NOT_FOUND: 'This gift voucher does not exist or is no longer offered.',
  VOUCHER_WITHDRAWN: 'This gift voucher is no longer offered.',
  VOUCHER_IN_USE:
    'This gift voucher has been sold or lies in a cart: it cannot be deleted. You can take it off the site.',
  VOUCHER_REDEEMED: 'This gift voucher has already been redeemed.',
  VOUCHER_ALREADY_CANCELLED: 'This gift voucher is already cancelled.',
};
