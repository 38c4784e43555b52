export const texts = {
  close: 'Fermer',
  order: 'Commander avec obligation de paiement',
  terms_before: 'En commandant, vous acceptez les ',
  terms: 'conditions générales',
  terms_after: '.',
  places: 'Inscription',
  coupon: 'Réduction',
  wallet: 'Payé avec votre portefeuille',
  service_fee: 'Frais de service',
  payable: 'À payer',
  by_request: 'Inscription sur demande',
  by_request_text: 'Cette activité se réserve par une demande.',
  look: 'Voir l’activité',
  messages: {
    online: 'Vous allez vers la page de paiement…',
    delayed: 'Merci ! Votre commande est confirmée.',
  },
};
