import { elided } from '../formats/elided.ts';
import { plural } from '../formats/plural.ts';

export const texts = {
  home: 'Accueil',
  breadcrumb: 'Vous êtes ici',
  dates_title: 'Dates et inscriptions',
  no_dates_title: 'Aucune date pour l’instant',
  no_dates_text: 'De nouvelles dates seront annoncées. Voyez entre-temps nos autres activités.',
  other_activities: 'Voir toutes les activités',
  sessions_left: (remaining: number, all: number) =>
    `${remaining} ${plural('fr', remaining, { one: 'séance restante', other: 'séances restantes' })} sur ${all}`,
  places_left: (count: number) =>
    `Plus que ${count} ${plural('fr', count, { one: 'place', other: 'places' })}`,
  dates_count: (count: number) =>
    `${count} ${plural('fr', count, { one: 'date', other: 'dates' })}`,
  price_from: 'dès',
  deposit: (amount: string) => `Acompte de ${amount}`,
  free: 'Gratuit',
  members_price: (amount: string) => `${amount} pour les membres`,
  more: 'Lire la suite',
  less: 'Réduire',
  previous_picture: 'Image précédente',
  next_picture: 'Image suivante',
  pictures: 'Images',
  other_locations: (count: number) =>
    `et ${count} ${plural('fr', count, { one: 'autre lieu', other: 'autres lieux' })}`,
  facts: {
    age: 'Âge',
    location: 'Lieu',
    locations: 'Lieux',
    dates: 'Dates',
    category: 'Catégories',
    places: 'Places',
  },
  reviews: {
    mean: (score: string) => `${score} sur 5`,
    count: (count: number) => `${count} avis`,
    family: 'Une famille',
    answer: (organiser: string) => `Réponse ${elided('de', organiser)}`,
  },
  to_bring: 'À savoir, à emporter',
  by_request: {
    text: 'Choisissez vos dates : nous vous répondons par e-mail.',
    action: 'Choisir mes dates',
  },
  from_day: (day: string) => `Dates à partir du ${day}`,
  on_day: (day: string) => `Dates du ${day}`,
  all_days: 'Voir toutes les dates',
  previous_month: 'Mois précédent',
  next_month: 'Mois suivant',
  part_of: (dates: string) => `Fait partie de : ${dates}`,
  pages: {
    label: 'Pages',
    previous: 'Précédent',
    next: 'Suivant',
    position: (page: number, last: number) => `Page ${page} sur ${last}`,
  },
  loading: 'Chargement des dates…',
};

export const errors = {
  AVAILABILITY_NOT_FOUND: 'Cette date n’existe pas ou n’est plus proposée.',
  AVAILABILITY_IN_USE:
    'Des inscriptions ou des paniers existent pour cette date : elle ne peut pas être supprimée. Vous pouvez la fermer.',
  DATE_NOT_FOUND: 'Ce jour n’existe pas ou plus.',
  DATE_STARTED:
    'Ce jour a déjà commencé, ou aurait commencé : confirmez pour le déplacer quand même.',
  DATES_OVERLAP: 'Un autre jour de la même date à vendre a lieu à ces heures.',
  LOCATION_UNKNOWN: 'Ce lieu n’existe plus.',
  DAY_INVALID: 'Ce jour n’existe pas.',
  PERIOD_REVERSED: 'La fin vient avant le début.',
  PERIOD_TOO_LONG: 'Une série dure deux ans au plus.',
  WEEKDAYS_REQUIRED: 'Choisissez au moins un jour de la semaine.',
  TIME_INVALID: 'Cette heure n’est pas valable.',
  NO_DATES: 'Aucune date dans cette période.',
};
