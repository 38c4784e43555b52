export const texts = {
  thanks: 'Merci ! Votre avis est enregistré.',
  changed: 'Votre avis est modifié.',
  title: 'Votre avis',
  question: 'Qu’en avez-vous pensé ? Une note et quelques mots suffisent.',
  give: 'Donner mon avis',
  change: 'Modifier mon avis',
  score: 'Votre note',
  out_of: (score: string) => `${score} sur 5`,
  words: { 5: 'Excellent', 4: 'Très bien', 3: 'Bien', 2: 'Moyen', 1: 'Décevant', 0: 'Très décevant' },
  message: 'Votre message',
  public: 'L’organisateur peut montrer mon avis',
  public_help: 'Sinon, lui seul le lit. Ce choix ne pourra plus changer.',
  public_fixed: 'Vous l’avez choisi en donnant votre avis. Cela ne change plus.',
  send: 'Envoyer mon avis',
  save: 'Enregistrer',
  go_back: 'Retour',
  may_be_shown: 'L’organisateur peut montrer cet avis.',
  for_organiser: 'Seul l’organisateur lit cet avis.',
};

export const errors = {
  REVIEW_TOO_EARLY: 'Vous pourrez donner votre avis dès que cela aura commencé.',
  REVIEW_OF_CANCELLED_REGISTRATION: 'Cette inscription est annulée : il n’y a pas d’avis à donner.',
  REVIEW_ALREADY_GIVEN: 'Vous avez déjà donné votre avis. Rechargez la page pour le modifier.',
  REVIEW_NOT_FOUND: 'Cet avis n’existe pas.',
  REVIEW_PRIVATE: 'La famille ne permet pas de montrer cet avis : il n’y a rien à cacher.',
};
