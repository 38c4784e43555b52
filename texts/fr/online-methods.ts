export const texts = {
  title: 'Avec quel moyen de paiement ?',
  on_page: 'Choisir sur la page de paiement',
};
