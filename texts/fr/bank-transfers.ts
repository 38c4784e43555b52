export const texts = {
  service_fee: 'Frais de service',
};

export const errors = {
  COMMUNICATION_UNKNOWN:
    'Aucune commande ne porte cette communication. Vérifiez les douze chiffres, ou choisissez la famille.',
  DEBTOR_REQUIRED: 'Indiquez une communication structurée ou choisissez une famille.',
  PAYMENT_NOT_FOUND: 'Ce paiement n’existe pas.',
  PAYMENT_NOT_REFUNDABLE: 'Ce paiement n’a pas été reçu, ou il est déjà entièrement remboursé.',
  REFUND_TOO_HIGH: 'C’est plus que ce qui peut encore être rendu de ce paiement.',
  REFUND_WAY_NOT_POSSIBLE: 'Ce paiement ne peut pas être rendu de cette façon.',
};
