export const texts = {
  paid: 'Payé avec votre portefeuille.',
};

export const errors = {
  INSUFFICIENT_WALLET_AMOUNT: 'Le solde de votre portefeuille est insuffisant.',
  WALLET_AMOUNT_INVALID: 'Indiquez un montant supérieur à zéro.',
  AMOUNT_ABOVE_OUTSTANDING: 'Ce montant dépasse ce qui reste à payer.',
};
