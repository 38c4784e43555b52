export const errors = {
  REGISTRATION_STARTED:
    'Cette inscription a déjà commencé : les jours passés ne se déplacent pas. Annulez-la et inscrivez de nouveau.',
  REGISTRATION_ALREADY_THERE: 'Cette inscription est déjà là. Choisissez d’autres dates.',
};
