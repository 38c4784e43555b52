export const texts: typeof import('../fr/badges.ts').texts = {
  file: 'badges',
  mark: '! Health',
  title: 'Badges',
  help: 'First name, name, group, location and the code that the attendance page reads.',
  layout: 'Sheets',
  layouts: {
    LABELS: 'Labels of 70 × 37 mm (24 on an A4 page)',
    CARDS: 'Cards of 85 × 54 mm to cut (10 on an A4 page)',
  },
  health: 'Mark those of whom something about health was said',
  health_help: 'The badge says that there is something to know, not what.',
  cut: (names) => `These names are too long, and their end is cut: ${names}.`,
  without_code: (names) =>
    `The code can no longer be read, and the badge has none. Replace it on the participant’s page: ${names}.`,
  open: 'Open the badges (PDF)',
};

export const errors: typeof import('../fr/badges.ts').errors = {
  BADGES_NOBODY: 'Nobody is registered: there is no badge to make.',
  BADGES_TOO_MANY: 'More than a thousand badges at once: choose an activity or a location.',
};
