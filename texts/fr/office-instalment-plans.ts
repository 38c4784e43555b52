import type { RecordWords } from '../record-words.ts';

export const errors = {
  INSTALMENT_PLAN_NOT_FOUND: 'Ce paiement échelonné n’existe pas ou plus.',
};

export const texts = {
  title: 'Paiements échelonnés',
  add: 'Nouveau paiement échelonné',
  created: 'Paiement échelonné ajouté.',
  removed: 'Paiement échelonné supprimé.',
  empty:
    'Pas encore de paiement échelonné. Ajoutez-en un : à la commande, les familles peuvent alors payer en plusieurs fois, chaque part avec sa date.',
  name: 'Nom, affiché aux familles',
  deposit_percentage: 'Première part',
  deposit_percentage_help: 'En % du prix, à payer dans le délai de paiement. 0 : aucune.',
  deposit_amount: 'Ou un montant',
  deposit_amount_help: 'S’il est indiqué, il remplace le pourcentage.',
  parts: 'Ensuite, nombre de parts égales',
  day_of_month: 'Chaque mois, le',
  day_of_month_help: 'De 1 à 28.',
  dates: 'Ou à ces jours',
  dates_help: 'Une part à chaque jour choisi, à la place des mois.',
  minimum: 'À partir d’un prix de',
  activities: 'Pour les activités',
  activities_help: 'Vide : toutes les activités.',
  after_start: 'Des parts peuvent être dues après le début de l’activité',
  active: 'Actif',
  inactive: 'Inactif',
  activate: 'Proposé aux familles',
  kept: 'Ce qui est déjà commandé garde ses échéances.',
};

export const record = {
  area: 'Moyens de paiement et paiements échelonnés',
  list: {
    name: 'paiements-echelonnes',
    columns: { title: 'Nom', parts: 'Parts égales', minimum: 'À partir de', state: 'État' },
    words: { state: { ACTIVE: 'Actif', INACTIVE: 'Inactif' } },
  },
  setting: 'payer en plusieurs fois échéances mensualités acompte',
  fields: {
    deposit_amount: 'Première part',
    deposit_percentage: 'Première part en %',
    parts: 'Parts égales',
    day_of_month: 'Jour du mois',
    minimum_amount: 'À partir d’un prix de',
    after_start: 'Parts après le début',
  },
} satisfies RecordWords<'instalment-plans'>;
