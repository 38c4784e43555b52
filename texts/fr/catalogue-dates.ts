import { plural } from '../formats/plural.ts';

const dates = (count: number): string =>
  `${count} ${plural('fr', count, { one: 'date', other: 'dates' })}`;

/** What a list of dates says otherwise than one of activities. */
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
};
