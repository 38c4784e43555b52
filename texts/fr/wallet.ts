export const texts = {
  paid: 'Payé avec votre portefeuille.',
};

export const errors = {
  INSUFFICIENT_WALLET_AMOUNT: 'Le solde de votre portefeuille est insuffisant.',
  WALLET_AMOUNT_INVALID: 'Indiquez un montant supérieur à zéro.',
  REFUND_OF_USED:
    'Ce que ce paiement a payé est déjà utilisé, par exemple un bon cadeau dont la valeur est dans un portefeuille. Cochez la case pour rembourser quand même.',
  REFUND_OF_DUE:
    'Une partie de ce montant est encore due. Indiquez si elle sera de nouveau à payer ou si elle n’est plus due.',
  RECEIVABLE_NOT_FOUND: 'Ceci n’existe pas ou plus.',
  NOTHING_TO_KEEP: 'Il n’y a plus rien à rembourser ici.',
  AMOUNT_ABOVE_OUTSTANDING: 'Ce montant dépasse ce qui reste à payer.',
};
