export const texts = {
  cancelled: 'Votre inscription est annulée.',
  base_price: 'Prix de base',
};

export const errors = {
  REGISTRATION_NOT_FOUND: "Cette inscription n'existe pas dans votre compte.",
  REGISTRATION_ALREADY_CANCELLED: 'Cette inscription est déjà annulée.',
  CANCELLATION_MESSAGE_REQUIRED: 'Dites en quelques mots pourquoi vous annulez.',
};
