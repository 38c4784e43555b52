export const texts = {
  title: 'Annulation par les familles',
  help: 'Ce que les familles peuvent annuler elles-mêmes, et ce que cela leur coûte. Ce qui est déjà vendu garde les conditions de sa vente ; vous pouvez toujours annuler vous-même.',
  own: 'Fixer des conditions',
  own_of_activity: 'Cette activité a ses propres conditions',
  steps: 'Frais d’annulation',
  steps_help:
    'Du plus tôt au plus tard, en jours avant la première date. Après la dernière ligne, on n’annule plus en ligne ; sans aucune ligne, jamais.',
  until_days: 'Jusqu’à … jours avant',
  until_end: 'Jusqu’à la fin, même commencé',
  percentage: 'Frais en %',
  amount: 'ou montant fixe',
  add: 'Ajouter une ligne',
  remove: (place: number) => `Retirer la ligne ${place}`,
  money_to: 'Ce qui a été payé en trop',
  destinations: {
    ORIGIN: 'Rendu par le paiement en ligne, sinon en crédit',
    CREDIT: 'Mis en crédit dans le portefeuille',
    STAFF: 'Attend que l’équipe décide',
  },
  read_by_families: 'Ce que lisent les familles',
  otherwise: 'Ce qui vaut sinon',
  saved: 'Conditions d’annulation enregistrées.',
};
