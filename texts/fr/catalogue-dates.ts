import { plural } from '../formats/plural.ts';

const dates = (count: number): string =>
  `${count} ${plural('fr', count, { one: 'date', other: 'dates' })}`;

/** The texts of a list of dates that differ from those of a list of activities. */
export const texts = {
  search: 'Rechercher une date',
  show_results: (count?: number) => {
    if (count === undefined) return 'Voir les résultats';
    if (count === 0) return 'Aucun résultat';
    return count === 1 ? 'Voir 1 date' : `Voir les ${count} dates`;
  },
  results: (count: number) => dates(count),
  many_results: (count: number) => `Plus de ${count} dates`,
  loading: 'Chargement des dates…',
  none_text: 'Il semblerait qu’aucune disponibilité ne corresponde à votre recherche.',
  book: 'Réserver',
  book_date: (activity: string, date: string) => `Réserver : ${activity}, ${date}`,
  next_day: (day: string) => `Prochaine date : ${day}`,
  none_yet_text: 'Aucune date n’est proposée pour l’instant. Revenez bientôt.',
  /** The texts of a week of dates, whatever is chosen in it. */
  schedule: {
    previous: 'Précédent',
    next: 'Suivant',
    hours: 'Heures',
    go_to: 'Aller au',
    jump_back: '← Date précédente',
    jump_on: 'Date suivante →',
    jump_back_to: (day: string) => `Date précédente : ${day}`,
    jump_on_to: (day: string) => `Date suivante : ${day}`,
    see_day: (day: string) => `Voir ${day}`,
    places_left: (count: number) =>
      `Plus que ${count} ${plural('fr', count, { one: 'place', other: 'places' })}`,
    part_of: (days: string) => `Fait partie de : ${days}`,
    nothing: 'Rien ce jour-là',
    nothing_in_week: 'Rien cette semaine',
    nothing_later: 'Aucune autre date n’est ouverte pour l’instant.',
    cut: 'Certains jours comptent plus de dates qu’il n’y en a ici : cherchez, ou choisissez un lieu ou une catégorie.',
    loading: 'Chargement de la semaine…',
    failed: 'Les dates n’ont pas pu être chargées.',
    try_again: 'Réessayer',
    of_week: 'Dates de la semaine',
    chosen: (count: number) =>
      `${count} ${plural('fr', count, { one: 'date choisie', other: 'dates choisies' })}`,
    nothing_chosen: 'Choisissez une ou plusieurs dates',
    clear: 'Tout effacer',
    selection: 'Votre sélection',
    register: 'S’inscrire',
  },
};
