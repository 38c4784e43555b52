import { texts as segments } from './office-segments.ts';
import type { RecordWords } from '../record-words.ts';

export const errors = {
  VOLUME_DISCOUNT_NOT_FOUND: 'Ce tarif dégressif n’existe pas ou plus.',
  VOLUME_DISCOUNT_WORTH: 'Indiquez un montant ou un pourcentage, l’un des deux.',
  VOLUME_DISCOUNT_TIMES: 'La fin doit venir après le début.',
  VOLUME_DISCOUNT_RANKS: 'Le dernier rang ne peut pas venir avant le premier.',
};

export const texts = {
  title: 'Tarifs dégressifs',
  add: 'Nouveau tarif dégressif',
  created: 'Tarif dégressif créé.',
  name: 'Titre',
  name_help: 'Les familles le lisent à côté de ce qui est retiré.',
  counts: 'Ce qu’il compte',
  counted: { PARTICIPANTS: 'Les enfants', PLACES: 'Les places', DATES: 'Les dates' },
  from: 'À partir du numéro',
  to: 'Jusqu’au numéro',
  to_help: 'Vide : tous les suivants.',
  rule: 'Les moins chers sont réduits : l’ordre dans le panier ne change rien. Ce qu’un pack paie et ce qui est gratuit ne compte pas.',
  same_activity: 'Chaque activité est comptée à part',
  counts_held: 'Ce que la famille a déjà compte aussi',
  counts_held_help: 'Ce qui a été acheté garde son prix.',
  kind: 'Ce qu’il retire',
  kinds: { PERCENTAGE: 'Un pourcentage', AMOUNT: 'Un montant par place' },
  percentage: 'Pourcentage',
  amount: 'Montant par place',
  period_starts: 'Pour ce qui commence dès',
  period_ends: 'Dernier jour de la période',
  period_help: 'Vide : sans limite. Ce qui commence hors de la période ne compte pas.',
  starts: 'Valable dès',
  ends: 'Dernier jour',
  ends_help: 'Vide : pas de date de fin.',
  activities: 'Pour les inscriptions à',
  activities_help: 'Vide : toutes les activités. Les options restent à payer.',
  active: 'Actif',
  inactive: 'Inactif',
  activate: 'Actif : il est donné pendant sa durée',
  percent: (percent: number) => `${percent.toLocaleString('fr-BE')} %`,
  percent_sign: ' %',
  removed: 'Tarif dégressif supprimé.',
};

export const record = {
  area: 'Tarifs dégressifs',
  list: {
    name: 'tarifs-degressifs',
    columns: {
      title: 'Titre',
      amount: 'Montant',
      percentage: 'Pourcentage',
      counts: 'Compte',
      from: 'Du n°',
      to: 'Au n°',
      people_segment: 'Pour',
      availabilities_segment: 'Sur',
      start: 'Dès',
      end: 'Jusqu’au',
      state: 'État',
    },
    words: {
      counts: { PARTICIPANTS: 'Enfants', PLACES: 'Places', DATES: 'Dates' },
      state: { ACTIVE: 'Actif', INACTIVE: 'Inactif' },
    },
  },
  filters: {
    names: { segment: segments.chosen.filter, active: 'Tous' },
    words: { active: (code) => (code === 'true' ? texts.active : texts.inactive) },
  },
  fields: {
    counts: 'Ce qui est compté',
    from_rank: 'À partir du numéro',
    to_rank: 'Jusqu’au numéro',
    same_activity: 'Chaque activité à part',
    counts_held: 'Ce que la famille a déjà compte',
    period_starts_at: 'Début de la période',
    period_ends_at: 'Fin de la période',
  },
  codes: {
    PLACES: 'places',
  },
} satisfies RecordWords<'volume-discounts'>;
