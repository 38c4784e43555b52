import { elided } from '../formats/elided.ts';
import type { EndReason } from '@ribambelle/domain/payment-mandates/mandates.ts';

export const errors = {
  PAYMENT_MANDATE_NOT_FOUND: 'Ce moyen de paiement n’existe pas, ou plus.',
  PAYMENT_MANDATE_OVER: 'Ce moyen de paiement n’est déjà plus gardé.',
  MEANS_NOT_KEPT:
    'Ce moyen de paiement ne peut pas être gardé pour la suite. Choisissez une carte, ou décochez la case.',
  AGREEMENT_CHANGED:
    'Les montants ou les jours ont changé entre-temps. Relisez-les et cochez la case si vous êtes toujours d’accord.',
};

/** Texts about means of payment that a provider keeps for later payments. */
export const texts = {
  agreed_opening: (organiser: string) =>
    `J’accepte que le prestataire de paiement garde ce moyen de paiement et ${elided('que', organiser)} s’en serve pour prélever, sans autre action de ma part :`,
  agreed_part: (amount: string, day: string) => `${amount} le ${day}`,
  agreed_parts: (title: string, parts: string) => `– ${title} : ${parts}.`,
  agreed_renewals: (title: string, price: string) =>
    `– ${title} : chaque renouvellement, au dernier jour de son délai de paiement, au prix annoncé par e-mail au moins sept jours avant (${price} aujourd’hui).`,
  agreed_rest:
    'Cette liste m’avertit de chaque prélèvement ; je ne recevrai pas d’autre avis avant. Si un prélèvement échoue, je suis prévenu et le montant reste à payer. J’arrête quand je veux, sans frais, dans « Mon portefeuille » ou en le demandant à l’organisateur. Un prélèvement sur mon compte bancaire peut être contesté auprès de ma banque pendant huit semaines. Le numéro reste chez le prestataire de paiement : l’organisateur n’en voit que les quatre derniers caractères.',
  title: 'Moyen de paiement gardé',
  valid_until: (month: string) => `Valable jusqu’en ${month}`,
  since: (day: string) => `Gardé depuis le ${day}`,
  agreed: 'Ce que vous avez accepté',
  end: 'Ne plus garder',
  end_of: (label: string) => `Ne plus garder ${label}`,
  end_title: 'Ne plus garder ce moyen de paiement ?',
  end_help:
    'Plus rien ne sera prélevé, sauf un paiement déjà en route. Ce qui reste dû se paie alors depuis votre compte ou par virement.',
  end_keep: 'Le garder',
  ended: 'Ce moyen de paiement n’est plus gardé.',
  reasonOf: (reason: EndReason): string => REASONS[reason],
};

const REASONS: Readonly<Record<EndReason, string>> = {
  FAMILY: 'arrêté par la famille',
  STAFF: 'arrêté par l’équipe',
  ERASED: 'arrêté à la suppression du compte',
  NOT_PAID: 'jamais commencé : le premier paiement n’a pas abouti',
  REFUSED: 'refusé par la banque ou le prestataire',
  CHARGED_BACK: 'arrêté après un paiement contesté',
  REPLACED: 'remplacé par un autre',
  DISCONNECTED: 'arrêté : l’organisateur a quitté ce prestataire',
};
