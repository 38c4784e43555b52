export const errors = {
  REGISTRATION_STARTED:
    'Cette inscription a déjà commencé : les jours passés ne changent plus. Annulez-la et inscrivez de nouveau.',
  REGISTRATION_NOT_CANCELLED: 'Cette inscription n’est pas annulée.',
  BUNDLE_USED_UP:
    'Le pack qui la payait ne peut plus servir : il est utilisé, annulé ou à sa fin. Inscrivez de nouveau.',
  PRICE_REASON_REQUIRED: 'Dites en quelques mots pourquoi le prix change.',
  PRICE_UNCHANGED: 'C’est déjà ce prix.',
  REGISTRATION_ALREADY_THEIRS: 'Cette place est déjà la sienne. Choisissez quelqu’un d’autre.',
  REGISTRATION_ALREADY_THERE: 'Cette inscription est déjà là. Choisissez d’autres dates.',
};
