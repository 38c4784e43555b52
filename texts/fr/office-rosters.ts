export const texts = {
  title: 'Liste du jour',
  title_of: (day: string) => `Liste du ${day}`,
  search: 'Un enfant ou une famille',
  kind: 'Inscriptions et réservations',
  kinds: { REGISTRATION: 'Inscription', BOOKING: 'Réservation' },
  empty: 'Personne n’est attendu ce jour-là.',
};
