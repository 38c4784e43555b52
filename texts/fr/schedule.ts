import { plural } from '../formats/plural.ts';

/** What a schedule says of itself, whatever stands in it. */
export const texts = {
  previous: 'Précédent',
  next: 'Suivant',
  hours: 'Heures',
  go_to: 'Aller au',
  jump_back: '← Date précédente',
  jump_on: 'Date suivante →',
  jump_back_to: (day: string) => `Date précédente : ${day}`,
  jump_on_to: (day: string) => `Date suivante : ${day}`,
  see_day: (day: string) => `Voir ${day}`,
  nothing: 'Rien ce jour-là',
  nothing_in_week: 'Rien cette semaine',
  nothing_later: 'Aucune autre date n’est ouverte pour l’instant.',
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
};
