import { plural } from '../formats/plural.ts';
import type { RecordWords } from '../record-words.ts';

export const errors = {
  LOCATION_NOT_FOUND: 'Ce lieu n’existe pas ou plus.',
  LOCATION_IN_USE:
    'Des dates ont lieu ici : ce lieu ne peut pas être supprimé. Vous pouvez le désactiver.',
};

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

export const record = {
  area: 'Lieux',
  list: {
    name: 'lieux',
    columns: {
      name: 'Nom',
      address: 'Adresse',
      dates: 'Dates',
      state: 'État',
    },
    words: {
      state: { ACTIVE: 'Actif', INACTIVE: 'Inactif' },
    },
  },
} satisfies RecordWords<'locations'>;
