export const errors = {
  CUSTOM_FIELD_NOT_FOUND: 'Ce champ n’existe plus.',
  CUSTOM_FIELD_ANSWERED:
    'Des familles y ont déjà répondu : son type ne change plus et il ne peut pas être supprimé. Vous pouvez l’archiver.',
  CHOICE_ANSWERED: 'Un des choix retirés a déjà été choisi par une famille : gardez-le.',
  PATTERN_NOT_ACCEPTED: 'Ce modèle ne peut pas être vérifié. Essayez plus simple, comme [0-9]{11}.',
  CUSTOM_DATA_INVALID:
    'Certaines réponses manquent ou ne sont pas valables. Vérifiez les champs signalés.',
  UNKNOWN_FIELD: 'Cette question n’existe pas.',
  FIELD_ANSWERED_TWICE: 'Il y a deux réponses à cette question.',
  ANSWER_REQUIRED: 'Répondez à cette question.',
  ANSWER_INVALID: 'Cette réponse n’est pas valable.',
  ANSWER_TOO_LONG: 'Cette réponse est trop longue.',
  PATTERN_MISMATCH: 'Cette réponse n’a pas le format attendu.',
  UNKNOWN_CHOICE: 'Ce choix n’existe pas.',
};
