import { plural } from '../plural.ts';

export const texts = {
  home: 'Accueil',
  breadcrumb: 'Vous êtes ici',
  dates_title: 'Dates et inscriptions',
  no_dates_title: 'Aucune date pour l’instant',
  no_dates_text: 'De nouvelles dates seront annoncées. Voyez entre-temps nos autres activités.',
  other_activities: 'Voir toutes les activités',
  choose: 'Choisir',
  choose_date: (date: string) => `Choisir : ${date}`,
  places_left: (count: number) => `Plus que ${count} ${plural('fr', count, { one: 'place', other: 'places' })}`,
  dates_count: (count: number) => `${count} ${plural('fr', count, { one: 'date', other: 'dates' })}`,
  price_total: 'Prix total',
  price_from: 'dès',
  deposit: (amount: string) => `Acompte de ${amount}`,
  free: 'Gratuit',
  more: 'Lire la suite',
  less: 'Réduire',
  previous_picture: 'Image précédente',
  next_picture: 'Image suivante',
  pictures: 'Images',
  facts: { age: 'Âge', location: 'Lieu', locations: 'Lieux', dates: 'Dates', category: 'Catégories', places: 'Places' },
  places_free: (count: number) => `${count} ${plural('fr', count, { one: 'place libre', other: 'places libres' })}`,
  about: 'En bref',
  to_bring: 'À savoir, à emporter',
  all_dates: 'Toutes les dates',
  register: 'Inscription',
  register_action: 'S’inscrire',
  notices: {
    ended: { title: 'Cette activité est terminée', text: (date: string) => `Elle s’est terminée le ${date}.` },
    closed: { title: 'Les inscriptions sont fermées', text: () => 'Cette date n’est pas ouverte à l’inscription.' },
    started: {
      title: 'Cette activité a déjà commencé',
      text: (date: string) => `Elle a commencé le ${date}. On ne peut plus s’y inscrire.`,
    },
    full: { title: 'Cette activité est complète', text: () => 'Il n’y a plus de place libre à cette date.' },
    opening_scheduled: { title: 'Les inscriptions ouvrent bientôt', text: (date: string) => `Ouverture : ${date}.` },
    closing_passed: { title: 'Les inscriptions sont closes', text: (date: string) => `Elles se sont terminées le ${date}.` },
  },
  other_dates: 'Voir les autres dates',
  by_request: {
    title: 'Inscription sur demande',
    text: 'Cette activité se réserve par une demande. Contactez-nous pour convenir des dates.',
  },
  pages: { label: 'Pages', previous: 'Précédent', next: 'Suivant', position: (page: number, last: number) => `Page ${page} sur ${last}` },
  loading: 'Chargement des dates…',
};

export const errors = {
  AVAILABILITY_NOT_FOUND: "Cette disponibilité n'existe pas ou n'est plus proposée.",
};
