import { texts as segments } from './office-segments.ts';
import type { RecordWords } from '../record-words.ts';

export const errors = {
  DISCOUNT_NOT_FOUND: 'Cette réduction n’existe pas ou plus.',
  DISCOUNT_WORTH: 'Indiquez un montant ou un pourcentage, l’un des deux.',
  DISCOUNT_TIMES: 'La fin doit venir après le début.',
};

export const texts = {
  title: 'Réductions',
  add: 'Nouvelle réduction',
  created: 'Réduction créée.',
  name: 'Titre',
  name_help: 'Les familles le lisent à côté de ce qui est retiré.',
  kind: 'Ce qu’elle retire',
  kinds: { PERCENTAGE: 'Un pourcentage', AMOUNT: 'Un montant par place' },
  percentage: 'Pourcentage',
  amount: 'Montant par place',
  starts: 'Valable dès',
  ends: 'Dernier jour',
  ends_help: 'Vide : pas de date de fin.',
  customers: 'Pour les familles',
  customers_help: 'Vide : toutes les familles.',
  customer_unknown: 'Famille',
  activities: 'Pour les inscriptions à',
  activities_help: 'Vide : toutes les activités. Les options restent à payer.',
  active: 'Active',
  inactive: 'Inactive',
  activate: 'Active : elle est donnée pendant sa période',
  all_families: 'Toutes',
  percent: (percent: number) => `${percent.toLocaleString('fr-BE')} %`,
  percent_sign: ' %',
  removed: 'Réduction supprimée.',
};

export const record = {
  area: 'Réductions',
  list: {
    name: 'reductions',
    columns: {
      title: 'Titre',
      amount: 'Montant',
      percentage: 'Pourcentage',
      families: 'Familles',
      people_segment: 'Pour',
      availabilities_segment: 'Sur',
      start: 'Dès',
      end: 'Jusqu’au',
      state: 'État',
    },
    words: {
      state: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
    },
  },
  filters: {
    names: { segment: segments.chosen.filter, active: 'Toutes' },
    words: { active: (code) => (code === 'true' ? texts.active : texts.inactive) },
  },
} satisfies RecordWords<'discounts'>;
