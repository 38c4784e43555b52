export const texts = {
  created: 'Le participant a été ajouté.',
  updated: 'Le participant a été modifié.',
  deleted: 'Le participant a été supprimé.',
  left: 'Le participant n’est plus dans votre compte. Il reste dans l’autre foyer.',
};

export const errors = {
  PARTICIPANT_NOT_FOUND: 'Ce participant n’existe pas dans votre compte.',
  PARTICIPANT_CHANGED:
    'Quelqu’un d’autre vient de modifier ce participant. Rechargez la page pour voir ce qui a changé, puis recommencez.',
  ATTENDANCE_CODE_LOST: 'Ce code ne peut plus être lu : remplacez-le par un nouveau.',
  TOO_MANY_PARTICIPANTS: 'Un compte compte 60 participants au maximum.',
  PARTICIPANT_HAS_REGISTRATIONS:
    'Ce participant a encore une inscription à venir ou une place dans le panier. Annulez-la d’abord.',
  BIRTHDATE_INVALID: 'Cette date de naissance n’est pas possible.',
};
