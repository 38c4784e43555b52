export const texts = {
  credit: 'Crédit de votre portefeuille',
  paid_out: 'Demande enregistrée : l’argent partira avec les prochains virements.',
  refund_of: (number: string | null) =>
    number === null ? 'Remboursement' : `Remboursement ${number}`,
};

export const errors = {
  HOLDER_REQUIRED: 'Indiquez le nom du titulaire du compte.',
  IBAN_REQUIRED: 'Indiquez le numéro de compte (IBAN).',
  NO_TRANSFER_WAITS: 'Aucun virement n’attend : un fichier vient peut-être d’être fait.',
  ORGANISER_ACCOUNT_INCOMPLETE:
    'Indiquez d’abord votre numéro de compte et son titulaire dans les réglages de paiement, et vérifiez le BIC si vous en donnez un.',
  SEPA_FILE_NOT_FOUND: 'Ce fichier n’existe pas.',
  SEPA_FILE_EXECUTED: 'Ce fichier est déjà noté comme exécuté.',
  OUTGOING_TRANSFER_NOT_FOUND: 'Ce virement n’existe pas.',
  OUTGOING_TRANSFER_MOVED:
    'Ce virement est entre-temps dans un fichier, ou exécuté. Rechargez la page et regardez où il en est.',
  OUTGOING_TRANSFER_FAILED: 'Ce virement est déjà noté comme pas arrivé.',
  IBAN_NOT_SEPA: 'Un virement européen n’arrive pas dans ce pays. Choisissez un autre compte.',
};
