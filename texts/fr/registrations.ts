export const texts = {
  too_few: 'Trop peu de personnes s’étaient inscrites : l’activité n’a pas lieu.',
  cancelled: 'Votre inscription a été annulée.',
  base_price: 'Prix de base',
  coupon_total: 'Code promo',
  changed: 'Votre inscription a été modifiée.',
  unchanged: 'Rien n’a changé : votre inscription reste comme elle était.',
  changed_credit:
    'Votre inscription a été modifiée. Ce que vous aviez payé en trop est dans votre portefeuille.',
};

export const errors = {
  ALREADY_REGISTERED: 'Cette personne a déjà une place à cette date.',
  REGISTRATION_NOT_FOUND: 'Cette inscription n’existe pas dans votre compte.',
  REGISTRATION_ALREADY_CANCELLED: 'Cette inscription est déjà annulée.',
  CANCELLATION_MESSAGE_REQUIRED: 'Dites en quelques mots pourquoi vous annulez.',
  REGISTRATION_OVER: 'Cette activité est terminée : il n’y a plus rien à modifier.',
  REGISTRATION_PARTICIPANT_CHANGED:
    'Cette inscription est maintenant pour quelqu’un d’autre de votre famille. Rien n’a été changé : fermez ce formulaire et rouvrez-le pour répondre pour cette personne.',
  OPTIONS_LOCKED: 'L’activité a commencé. Pour changer une option, écrivez à l’organisateur.',
  REGISTRATION_PRICE_CHANGED:
    'Le prix a changé entre-temps. Vérifiez le nouveau total, puis enregistrez de nouveau.',
};
