import type { RecordWords } from '../record-words.ts';

export const texts = {
  title: 'Abonnements',
  add: 'Nouvel abonnement',
  created: 'Abonnement créé.',
  name: 'Titre',
  description: 'Description',
  price: 'Prix d’une période',
  entity: 'Une fois vendu, il est à',
  entities: {
    CUSTOMERS: 'la famille entière',
    PARTICIPANTS: 'un seul participant, choisi à l’achat',
  },
  period: 'Durée',
  period_types: {
    ROLLING: 'À partir de l’achat',
    FIXED: 'D’une date à une autre, pour tout le monde',
  },
  duration: 'Combien de temps',
  unit: 'Unité',
  units: { DAYS: 'jours', WEEKS: 'semaines', MONTHS: 'mois', YEARS: 'ans' },
  start_choice: 'L’acheteur peut choisir le premier jour',
  renewal_before: 'Renouvelable avant la fin, en jours',
  renewal_before_help: 'La suite commence le lendemain de la fin.',
  renewal_after: 'Et après la fin, en jours',
  renewal_after_help: 'Jusque-là, la suite commence encore à la fin de la période passée.',
  recurring: 'Se renouvelle de lui-même',
  recurring_help: (days: number) =>
    `La famille reçoit un e-mail ${days} jours avant la fin et peut arrêter ; sinon la suite est commandée le dernier jour, au prix annoncé. Vaut pour les abonnements vendus à partir de maintenant.`,
  first_day: 'Premier jour',
  first_day_help: 'Le même pour tout le monde.',
  last_day: 'Dernier jour',
  last_day_help: 'Après ce jour, il n’est plus proposé.',
  order: 'Ordre d’affichage',
  order_help: 'Le plus petit nombre s’affiche en premier.',
  publish: 'Publier sur le site',
  published: 'Publié',
  unpublished: 'Non publié',
  in_use:
    'Cet abonnement a été vendu ou se trouve dans un panier. Les périodes déjà vendues gardent leurs dates et leur prix.',
  removed: 'Abonnement supprimé.',
};

export const record = {
  area: 'Abonnements',
  list: {
    name: 'abonnements',
    columns: {
      title: 'Titre',
      price: 'Prix',
      period: 'Durée',
      entity: 'Pour qui',
      state: 'État',
    },
    words: {
      period: { ROLLING: 'À partir de l’achat', FIXED: 'Dates fixes' },
      entity: { PARTICIPANTS: 'Un participant', CUSTOMERS: 'La famille' },
      state: { PUBLISHED: 'Publié', UNPUBLISHED: 'Non publié' },
    },
  },
  filters: {
    names: { published: 'Tous' },
    words: {
      published: (code) => (code === 'true' ? texts.published : texts.unpublished),
    },
  },
  fields: {
    period_type: 'Sorte de période',
    rolling_period_duration: 'Durée',
    rolling_period_type: 'Unité de la durée',
    fixed_period_start_at: 'Début de la période',
    fixed_period_end_at: 'Fin de la période',
    start_choice: 'Choix du premier jour',
    renewal_days_before: 'Jours avant la fin pour renouveler',
    renewal_days_after: 'Jours après la fin pour renouveler',
    recurring: 'Renouvellement automatique',
  },
  codes: {
    ROLLING: 'à partir de l’achat',
    FIXED: 'dates fixes',
    DAYS: 'jours',
    WEEKS: 'semaines',
    MONTHS: 'mois',
    YEARS: 'ans',
  },
} satisfies RecordWords<'memberships'>;
