export const errors = {
  NOTHING_TO_PAY: 'Il n’y a plus rien à payer.',
  DESTINATION_NOT_FOUND: 'Ce que vous voulez payer n’existe pas dans votre compte.',
  ONLINE_PAYMENTS_OFF: 'Cet organisateur n’accepte pas les paiements en ligne.',
};
