export const texts = {
  created: 'Le participant a été ajouté.',
  updated: 'Le participant a été modifié.',
  deleted: 'Le participant a été supprimé.',
};

export const errors = {
  PARTICIPANT_NOT_FOUND: 'Ce participant n’existe pas dans votre compte.',
  TOO_MANY_PARTICIPANTS: 'Un compte compte 60 participants au maximum.',
  PARTICIPANT_HAS_REGISTRATIONS:
    'Ce participant a encore une inscription à venir ou une place dans le panier. Annulez-la d’abord.',
  BIRTHDATE_INVALID: 'Cette date de naissance n’est pas possible.',
};
