export const texts = {
  updated: 'Votre profil est à jour.',
  deleted: 'Votre compte est supprimé.',
};

export const errors = {
  CUSTOMER_EXISTS: 'Un compte existe déjà pour cette adresse e-mail. Connectez-vous, ou demandez un nouveau mot de passe.',
  CONFIRMATION_MISMATCH: 'Ce que vous avez écrit ne correspond pas au nom demandé.',
};
