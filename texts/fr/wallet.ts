import { plural } from '../formats/plural.ts';

/** The words for money that came into a wallet, and for money that left it. */
const INCOMING: ReadonlyMap<string, string> = new Map([
  ['PAYMENT', 'Paiement annulé'],
  ['LATE_PAYMENT', 'Paiement arrivé trop tard'],
  ['OVERPAYMENT', 'Payé en trop'],
  ['CANCELLATION', 'Remboursement d’une annulation'],
  ['REFUND', 'Remboursement'],
  ['REDEMPTION', 'Bon cadeau utilisé'],
  ['MERGE', 'Crédit d’un autre compte'],
  ['PAID_OUT', 'Virement pas arrivé : le crédit est revenu'],
]);
const OUTGOING: ReadonlyMap<string, string> = new Map([
  ['PAYMENT', 'Paiement'],
  ['REFUND', 'Rendu sur votre compte ou par le moyen de paiement'],
  ['MERGE', 'Crédit passé à un autre compte'],
  ['PAID_OUT', 'Versé sur votre compte bancaire'],
]);

export const texts = {
  paid: 'Payé avec votre portefeuille.',
  title: 'Mon portefeuille',
  balance: (amount: string) => `Solde : ${amount}`,
  help: 'Ce crédit paie vos prochaines commandes, au moment du paiement.',
  pay_out: 'Recevoir ce crédit sur mon compte',
  pay_out_help:
    'Le montant quitte votre portefeuille tout de suite et part avec les prochains virements de l’organisateur.',
  pay_out_amount: 'Montant',
  pay_out_submit: 'Demander le virement',
  holder: 'Titulaire du compte',
  iban: 'Numéro de compte (IBAN)',
  movements: (count: number) =>
    `${count} ${plural('fr', count, { one: 'mouvement', other: 'mouvements' })}`,
  none_title: 'Rien dans votre portefeuille',
  none_text: 'Un remboursement en crédit ou un bon cadeau utilisé arrive ici.',
  balance_after: (amount: string) => `Solde ensuite : ${amount}`,
  reasonOf: (movement: { reason: string; incoming: boolean }) =>
    (movement.incoming ? INCOMING : OUTGOING).get(movement.reason) ?? 'Correction',
};

export const errors = {
  INSUFFICIENT_WALLET_AMOUNT: 'Le solde de votre portefeuille est insuffisant.',
  WALLET_AMOUNT_INVALID: 'Indiquez un montant supérieur à zéro.',
  REFUND_OF_USED:
    'Ce que ce paiement a payé est déjà utilisé, par exemple un bon cadeau dont la valeur est dans un portefeuille. Cochez la case pour rembourser quand même.',
  REFUND_OF_DUE:
    'Une partie de ce montant est encore due. Indiquez si elle sera de nouveau à payer ou si elle n’est plus due.',
  RECEIVABLE_NOT_FOUND: 'Ceci n’existe pas ou plus.',
  NOTHING_TO_KEEP: 'Il n’y a plus rien à rembourser ici.',
  AMOUNT_ABOVE_OUTSTANDING: 'Ce montant dépasse ce qui reste à payer.',
};
