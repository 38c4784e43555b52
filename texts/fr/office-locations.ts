import { plural } from '../formats/plural.ts';

export const texts = {
  title: 'Lieux',
  add: 'Nouveau lieu',
  name: 'Nom',
  name_help: 'Pour l’équipe, dans les listes.',
  shown_as: 'Nom affiché aux familles',
  street: 'Rue',
  number: 'Numéro',
  postcode: 'Code postal',
  city: 'Commune',
  address: 'Adresse',
  active: 'Actif',
  inactive: 'Inactif',
  active_help: 'Un lieu inactif n’est plus proposé dans les filtres du site.',
  state: 'État',
  used: 'Dates',
  removed: 'Lieu supprimé.',
  dates_here: (count: number) =>
    count === 0
      ? 'Aucune date n’a lieu ici'
      : `${count} ${plural('fr', count, { one: 'date a lieu ici', other: 'dates ont lieu ici' })}`,
};
