export const texts = {
  refund_of: (number: string | null) =>
    number === null ? 'Remboursement' : `Remboursement ${number}`,
};

export const errors = {
  HOLDER_REQUIRED: 'Indiquez le nom du titulaire du compte.',
  IBAN_REQUIRED: 'Indiquez le numéro de compte (IBAN).',
  IBAN_NOT_SEPA: 'Un virement européen n’arrive pas dans ce pays. Choisissez un autre compte.',
};
