import { elided } from '../formats/elided.ts';

export const errors = {
  WITHDRAWAL_NOT_FOUND: 'Cet achat n’est pas dans votre compte.',
  WITHDRAWAL_OVER:
    'Vous ne pouvez plus renoncer à cet achat ici. Pour en parler, écrivez à l’organisateur.',
  WITHDRAWAL_USED: 'Ce bon a déjà été utilisé : il n’y a plus rien à rendre.',
};

export const texts = {
  /** The reason of the money that goes back: without a name. */
  reason: 'Rétractation',
  /** The reason that stands on the purchase and in the e-mail that acknowledges it. */
  received: (name: string, when: string) =>
    `Rétractation ${elided('de', name)}, reçue et confirmée le ${when}.`,
  online: (amount: string) => `${amount} vous reviennent par votre paiement en ligne.`,
  wallet: (amount: string) => `${amount} sont en crédit dans votre portefeuille.`,
  kept: (amount: string) => `${amount} sont le prix de ce qui a servi.`,
};
