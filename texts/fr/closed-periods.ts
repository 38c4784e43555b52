export const errors = {
  CLOSED_PERIOD_NOT_FOUND: 'Ce congé n’existe pas ou plus.',
  CLOSED_PERIOD_REVERSED: 'Le dernier jour vient avant le premier.',
  CLOSED_PERIOD_TOO_LONG: 'Un congé compte 400 jours au plus.',
  SCHOOL_HOLIDAYS_UNKNOWN: 'Les congés scolaires de cette année ne sont pas encore connus.',
};
