export const errors = {
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
