export const errors = {
  CUSTOMER_BUNDLE_NOT_FOUND: 'Ce pack n’existe pas, ou n’est pas à vous.',
  BUNDLE_ALREADY_CANCELLED: 'Ce pack est déjà annulé.',
};
