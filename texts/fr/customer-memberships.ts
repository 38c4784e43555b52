export const errors = {
  CUSTOMER_MEMBERSHIP_NOT_FOUND: 'Cet abonnement n’existe pas, ou n’est pas à vous.',
  MEMBERSHIP_NOT_RECURRING:
    'Cet abonnement ne peut pas, ou plus, se renouveler de lui-même. Vous pouvez le renouveler à la main.',
  MEMBERSHIP_ALREADY_CANCELLED: 'Cet abonnement est déjà annulé.',
};
