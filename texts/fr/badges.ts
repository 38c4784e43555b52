export const texts = {
  file: 'badges',
  mark: '! Santé',
  title: 'Badges',
  help: 'Prénom, nom, groupe, lieu et le code que lit la page des présences.',
  layout: 'Feuilles',
  layouts: {
    LABELS: 'Étiquettes 70 × 37 mm (24 par page A4)',
    CARDS: 'Cartes 85 × 54 mm à découper (10 par page A4)',
  },
  health: 'Marquer qui a dit quelque chose sur sa santé',
  health_help: 'Le badge dit qu’il y a quelque chose à savoir, pas quoi.',
  cut: (names: string) => `Ces noms sont trop longs, leur fin est coupée : ${names}.`,
  without_code: (names: string) =>
    `Le code ne peut plus être lu, et le badge n’en a pas. Remplacez-le sur la fiche du participant : ${names}.`,
  open: 'Ouvrir les badges (PDF)',
};

export const errors = {
  BADGES_NOBODY: 'Personne n’est inscrit : il n’y a pas de badge à faire.',
  BADGES_TOO_MANY: 'Plus de mille badges à la fois : choisissez une activité ou un lieu.',
};
