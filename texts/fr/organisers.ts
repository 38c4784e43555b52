export const errors = {
  LANGUAGE_NOT_OFFERED: 'La langue principale doit être une des langues du site.',
  IBAN_INVALID: 'Ce numéro de compte (IBAN) n’est pas correct.',
  BANK_ACCOUNT_REQUIRED: 'Indiquez le compte bancaire sur lequel les familles virent.',
  METHOD_TWICE: 'Un moyen de paiement est deux fois dans la liste.',
};
