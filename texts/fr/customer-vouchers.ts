export const errors = {
  CUSTOMER_VOUCHER_NOT_FOUND: 'Ce bon n’existe pas, ou n’est pas à vous.',
  VOUCHER_REDEEMED: 'Ce bon a déjà été utilisé.',
  VOUCHER_ALREADY_CANCELLED: 'Ce bon est déjà annulé.',
};
