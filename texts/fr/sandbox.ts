export const texts = {
  title: 'Paiement',
  test_only: 'Page de paiement d’essai : aucun argent n’est débité.',
  amount: 'À payer',
  pay: 'Payer',
  refuse: 'Faire refuser le paiement',
  abandon: 'Annuler et revenir au site',
  pay_late: 'Payer trop tard (la page expire d’abord)',
  over: 'Cette page de paiement est terminée.',
  back: 'Revenir au site',
  unknown: 'Cette page de paiement n’existe pas.',
};
