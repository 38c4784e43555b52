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
  /** Withdrawing from a purchase, in the words of the law. */
  withdrawal: {
    button: 'Renoncer au contrat ici',
    until: (day: string) => `Vous pouvez renoncer à cet achat jusqu’au ${day}.`,
    name: 'Votre nom',
    what: (title: string) => `Vous renoncez à : ${title}.`,
    where: (email: string) => `L’accusé de réception part à ${email}.`,
    money:
      'Ce qui a déjà servi reste dû ; le reste vous revient comme vous l’avez payé en ligne, ou en crédit.',
    go_on: 'Continuer',
    confirm: 'Confirmer la rétractation',
  },
};
