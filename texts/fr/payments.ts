export const errors = {
  NOTHING_TO_PAY: 'Il n’y a plus rien à payer.',
  DESTINATION_NOT_FOUND: 'Ce que vous voulez payer n’existe pas dans votre compte.',
  ONLINE_PAYMENTS_OFF: 'Cet organisateur n’accepte pas les paiements en ligne.',
  PAYMENT_WITHOUT_PROVIDER:
    'Ce paiement n’a pas été encaissé par un compte connecté : il n’y a personne à qui demander.',
  PROVIDER_DIFFERENCE_NOT_FOUND: 'Cette différence n’est plus à traiter.',
};
