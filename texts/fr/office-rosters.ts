import { plural } from '../formats/plural.ts';

export const texts = {
  title: 'Liste du jour',
  title_of: (day: string) => `Liste du ${day}`,
  search: 'Un enfant ou une famille',
  kind: 'Inscriptions et réservations',
  kinds: { REGISTRATION: 'Inscription', BOOKING: 'Réservation' },
  said: (title: string, content: string) => `${title} : ${content}`,
  nowhere: 'Sans lieu',
  come: (count: number) =>
    `${count} ${plural('fr', count, { one: 'participant', other: 'participants' })}`,
  led_by: (names: readonly string[]) => `avec ${names.join(', ')}`,
  paper: {
    open: 'Sur papier',
    title: 'La journée sur papier',
    sheets_help:
      'Avec les colonnes affichées dans la liste. Ajoutez « Signature » pour faire signer.',
    by: 'Feuilles',
    by_what: { GROUP: 'Par groupe', PLACE: 'Par lieu', NONE: 'Une seule liste' },
    own_page: 'Chacune sur une nouvelle page',
    lies: 'Format A4',
    papers: { portrait: 'A4 portrait', landscape: 'A4 paysage' },
    print: 'Imprimer les feuilles',
  },
  empty: 'Personne n’est attendu ce jour-là.',
};
