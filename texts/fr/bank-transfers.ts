export const texts = {
  service_fee: 'Frais de service',
  correction: 'Solde repris par une correction',
};

export const errors = {
  COMMUNICATION_UNKNOWN:
    'Aucune commande ne porte cette communication. Vérifiez les douze chiffres, ou choisissez la famille.',
  DEBTOR_REQUIRED: 'Indiquez une communication structurée ou choisissez une famille.',
  PAYMENT_NOT_FOUND: 'Ce paiement n’existe pas.',
  GIVE_BACK_TOO_HIGH: 'C’est plus que ce qui a été payé.',
  KEPT_LABEL_REQUIRED: 'Dites pourquoi le reste est gardé.',
  PAYMENT_NOT_REFUNDABLE: 'Ce paiement n’a pas été reçu, ou il est déjà entièrement remboursé.',
  REFUND_TOO_HIGH: 'C’est plus que ce qui peut encore être rendu de ce paiement.',
  REFUND_WAY_NOT_POSSIBLE: 'Ce paiement ne peut pas être rendu de cette façon.',
  PARTS_ABOVE_AMOUNT: 'La répartition dépasse le montant reçu. Corrigez l’un ou l’autre.',
  PAYMENT_LIKELY_DUPLICATE:
    'Un paiement du même montant est déjà enregistré pour cette famille. Vérifiez que ce n’est pas le même.',
  RECEIVED_IN_FUTURE: 'Cette date n’est pas encore passée.',
  RECEIVED_TOO_EARLY: 'Cette date remonte à plus de deux ans. Vérifiez l’année.',
  PAYMENT_NOT_BY_HAND: 'Seul un paiement enregistré à la main peut être corrigé ou retiré.',
  PAYMENT_NOT_RECEIVED: 'Ce paiement n’a pas été reçu.',
  PAYMENT_VOIDED: 'Ce paiement a déjà été retiré.',
  PAYMENT_HAS_REFUNDS:
    'Une partie de ce paiement a été remboursée : son montant ne peut plus changer et il ne peut plus être retiré.',
};
