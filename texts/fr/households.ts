export const errors = {
  HOUSEHOLD_ALREADY_THERE: 'Cet enfant est déjà dans cette famille.',
  HOUSEHOLD_NOT_FOUND: 'Cette famille n’est plus un autre foyer de cet enfant.',
  HOUSEHOLD_BUSY:
    'Cette famille a encore quelque chose pour cet enfant dans son panier, en liste d’attente ou en demande d’inscription. Réglez-le d’abord, puis recommencez.',
  TOO_MANY_HOUSEHOLDS: 'Un enfant a cinq foyers au maximum.',
};
