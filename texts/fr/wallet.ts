export const texts = {
  paid: 'Votre portefeuille a payé ce montant.',
};

export const errors = {
  INSUFFICIENT_WALLET_AMOUNT: 'Il n’y a pas assez dans votre portefeuille.',
  WALLET_AMOUNT_INVALID: 'Indiquez un montant supérieur à zéro.',
  AMOUNT_ABOVE_OUTSTANDING: 'Ce montant dépasse ce qui reste à payer.',
};
