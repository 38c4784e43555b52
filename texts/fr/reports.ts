export const texts = {
  title: 'Rapports',
  all: 'Tous les rapports',
  reports: {
    occupancy: {
      title: 'Occupation',
      help: 'Les places offertes, prises et libres de vos dates, comparées à la période d’avant.',
    },
    payments: {
      title: 'Argent reçu',
      help: 'Ce qui est arrivé et ce qui a été remboursé, selon le jour où l’argent a bougé.',
    },
    owed: {
      title: 'Reste à payer',
      help: 'Qui doit encore quoi aujourd’hui, et depuis combien de temps.',
    },
  },
  none_permitted: 'Vos droits n’ouvrent aucun rapport.',
  by: 'Par',
  dimensions: {
    activity: 'Activité',
    location: 'Lieu',
    day: 'Jour',
    week: 'Semaine',
    month: 'Mois',
    method: 'Moyen de paiement',
    kind: 'Ce qui est vendu',
    family: 'Famille',
    age: 'Ancienneté',
  },
  period: 'Période',
  periods: {
    THIS_MONTH: 'Ce mois-ci',
    LAST_MONTH: 'Le mois dernier',
    THIS_SEASON: 'Cette saison (de septembre à août)',
    THIS_YEAR: 'Cette année',
    OWN: 'Autre période',
  },
  from: 'Du',
  to: 'Au',
  kinds: {
    REGISTRATION: 'Inscriptions',
    VOUCHER: 'Bons cadeaux',
    SERVICE_FEE: 'Frais de service',
    CORRECTION: 'Corrections',
    CREDIT: 'Portefeuille des familles',
  },
  ages: {
    NOT_DUE: 'Pas encore échu',
    UNTIL_30: 'En retard de 1 à 30 jours',
    UNTIL_60: 'En retard de 31 à 60 jours',
    BEYOND_60: 'En retard de plus de 60 jours',
  },
  none: 'Sans lieu',
  week: (day: string) => `Semaine du ${day}`,
  total: 'Total',
  received: 'Reçu',
  refunded: 'Remboursé',
  left: 'Solde',
  before: (value: string) => `${value} la période d’avant`,
  percent: (share: string) => `${share} %`,
  chart: (title: string) => `Graphique : ${title}. Les mêmes chiffres sont dans le tableau.`,
  chart_first: (shown: number, all: string) => `Les ${shown} premières lignes sur ${all}.`,
  first_lines: (shown: string, all: string) =>
    `Les ${shown} premières lignes sur ${all} ; le fichier les contient toutes.`,
  empty: 'Rien à compter pour cette période.',
  wallet_apart:
    'Ce qu’un portefeuille a payé est arrivé plus tôt et n’est pas compté une deuxième fois.',
  print: 'Imprimer',
};

export const errors = {
  REPORT_TOO_LONG: 'Un rapport porte sur deux ans au plus : choisissez une période plus courte.',
};
