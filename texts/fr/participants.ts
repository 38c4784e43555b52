export const texts = {
  created: 'Le participant est ajouté.',
  updated: 'Le participant est modifié.',
  deleted: 'Le participant est supprimé.',
};

export const errors = {
  PARTICIPANT_NOT_FOUND: 'Ce participant n’existe pas dans votre compte.',
  PARTICIPANT_HAS_REGISTRATIONS:
    'Quelque chose l’attend encore : une inscription à venir ou une place dans le panier. Annulez-la d’abord.',
  BIRTHDATE_INVALID: 'Cette date de naissance n’est pas possible.',
};
