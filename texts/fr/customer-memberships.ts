export const errors = {
  CUSTOMER_MEMBERSHIP_NOT_FOUND: 'Cet abonnement n’existe pas, ou n’est pas à vous.',
  MEMBERSHIP_ALREADY_CANCELLED: 'Cet abonnement est déjà annulé.',
};
