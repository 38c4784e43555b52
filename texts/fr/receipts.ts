const METHODS = new Map([
  ['ONLINE', 'Paiement en ligne'],
  ['TRANSFER', 'Virement'],
  ['WALLET', 'Portefeuille'],
  ['CASH', 'Espèces'],
]);

export const texts = {
  download: 'Télécharger le reçu',
  title: 'Reçu',
  payer: 'Payé par',
  about: (reference: string, day: string) => `Commande ${reference} · ${day}`,
  service_fee: 'Frais de service',
  received: 'Montants reçus',
  methodOf: (method: string) => METHODS.get(method) ?? 'Autre paiement',
  payment: (method: string, day: string) => `${method}, ${day}`,
  paid: 'Total payé',
  outstanding: 'Reste à payer',
  vat: 'Montants TVA comprise, s’il y en a une. Ce reçu n’est pas une facture.',
};
