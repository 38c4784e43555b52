export const errors = {
  VOUCHER_NOT_FOUND: 'Ce bon cadeau n’existe pas ou n’est plus proposé.',
  VOUCHER_WITHDRAWN: 'Ce bon cadeau n’est plus proposé.',
  VOUCHER_IN_USE:
    'Ce bon cadeau a déjà été vendu ou se trouve dans un panier : il ne peut pas être supprimé. Vous pouvez le retirer du site.',
  VOUCHER_REDEEMED: 'Ce bon cadeau a déjà été utilisé.',
  VOUCHER_ALREADY_CANCELLED: 'Ce bon cadeau est déjà annulé.',
};
