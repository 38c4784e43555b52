export const errors = {
  ACTIVITY_NOT_FOUND: 'Cette activité n’existe pas ou n’est plus proposée.',
  ACTIVITY_IN_COUPON: 'Un code promo vaut pour cette activité : retirez-la d’abord de ce code.',
  ACTIVITY_IN_BUNDLE:
    'Un pack est réservé à cette activité : retirez-la d’abord du pack. Vous pouvez aussi la retirer du site.',
  ACTIVITY_IN_USE:
    'Cette activité a des dates : elle ne peut pas être supprimée. Vous pouvez la retirer du site.',
  FILE_NOT_AN_IMAGE:
    'Ce fichier n’est pas une image que nous savons lire (JPEG, PNG, WebP, AVIF ou GIF).',
  FILE_TOO_LARGE: 'Cette image dépasse 10 Mo.',
  CATEGORY_UNKNOWN: 'Une des catégories n’existe plus.',
  IMAGE_UNKNOWN: 'Une des images n’existe plus.',
  OPTION_UNKNOWN: 'Une des options n’existe plus. Rechargez la page.',
  QUESTION_UNKNOWN: 'Une des questions n’existe plus. Rechargez la page.',
  CONDITION_NOT_EARLIER: 'Choisissez une question qui vient avant celle-ci.',
  CONDITION_WITHOUT_CHOICES: 'Choisissez une question à choix.',
  CONDITION_OF_PARTICIPANT:
    'Une question à la famille ne peut dépendre que d’une autre question à la famille.',
  CONDITION_CHOICE_UNKNOWN: 'Choisissez au moins une réponse qui existe.',
  CHOICES_REQUIRED: 'Proposez au moins deux réponses.',
  PARTIAL_PRICE_TWICE: 'Donnez un supplément ou une réduction, pas les deux.',
  TIER_UNKNOWN: 'Cette formule n’existe plus.',
  TIER_REQUIRED: 'Ajoutez au moins une formule.',
  TIER_REVERSED: 'Le maximum doit être au moins égal au minimum.',
  CONSTRAINT_UNKNOWN: 'Une des conditions n’existe plus. Rechargez la page.',
};
