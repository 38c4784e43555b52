import type { CancellationWords } from '../formats/cancellation-sentence.ts';
import { plural } from '../formats/plural.ts';

const days = (count: number) => plural('fr', count, { one: 'jour', other: 'jours' });

const words: CancellationWords = {
  free: 'gratuit',
  share: (percentage) => percentage,
  share_of_rest: (percentage) => `${percentage} des dates à venir`,
  always: (fee) => `À tout moment : ${fee} ; ce qui a déjà eu lieu reste dû.`,
  until_days: (count, fee) => `Jusqu’à ${count} ${days(count)} avant le début : ${fee}.`,
  until_start: (fee) => `Jusqu’au début : ${fee}.`,
  between: (from, to, fee) => `De ${from} à ${to} ${days(from)} avant : ${fee}.`,
  on_day: (count, fee) => `${count} ${days(count)} avant : ${fee}.`,
  then_until_start: (fee) => `Ensuite, jusqu’au début : ${fee}.`,
  then_until_end: (fee) => `Ensuite, jusqu’à la fin : ${fee} ; ce qui a déjà eu lieu reste dû.`,
  never: 'Annuler en ligne n’est pas possible.',
  then_never: 'Ensuite : plus possible en ligne.',
  money: {
    ORIGIN:
      'Le reste vous revient comme vous avez payé en ligne, ou en crédit dans votre portefeuille.',
    CREDIT: 'Le reste vous revient en crédit dans votre portefeuille.',
    STAFF: 'L’organisateur décide de ce qu’il rembourse.',
  },
};

export const texts = {
  unpaid: 'Elle n’a pas été payée, malgré nos rappels.',
  too_few: 'Trop peu de personnes s’étaient inscrites : l’activité n’a pas lieu.',
  cancelled: 'Votre inscription a été annulée.',
  base_price: 'Prix de base',
  coupon_total: 'Code promo',
  changed: 'Votre inscription a été modifiée.',
  /** The reason of money that goes back after a change by the family. */
  change_reason: 'Modification d’une inscription',
  unchanged: 'Rien n’a changé : votre inscription reste comme elle était.',
  changed_credit:
    'Votre inscription a été modifiée. Ce que vous aviez payé en trop est dans votre portefeuille.',
  /** The conditions on which it does. */
  policy: words,
  /** The line of a cancellation fee in an order's account. */
  fee_line: 'Frais d’annulation',
};

export const errors = {
  ALREADY_REGISTERED: 'Cette personne a déjà une place à cette date.',
  REGISTRATION_NOT_FOUND: 'Cette inscription n’existe pas dans votre compte.',
  REGISTRATION_ALREADY_CANCELLED: 'Cette inscription est déjà annulée.',
  CANCELLATION_MESSAGE_REQUIRED: 'Dites en quelques mots pourquoi vous annulez.',
  REGISTRATION_OVER: 'Cette activité est terminée : il n’y a plus rien à modifier.',
  REGISTRATION_PARTICIPANT_CHANGED:
    'Cette inscription est maintenant pour quelqu’un d’autre de votre famille. Rien n’a été changé : fermez ce formulaire et rouvrez-le pour répondre pour cette personne.',
  OPTIONS_LOCKED: 'L’activité a commencé. Pour changer une option, écrivez à l’organisateur.',
  REGISTRATION_PRICE_CHANGED:
    'Le prix a changé entre-temps. Vérifiez le nouveau total, puis enregistrez de nouveau.',
  CANCELLATION_STEPS_UNORDERED:
    'Chaque ligne doit être plus près du début que la précédente ; « jusqu’à la fin » ne peut être que la dernière.',
  CANCELLATION_FEE_TWICE: 'Indiquez un pourcentage ou un montant, pas les deux.',
  CANCELLATION_NOT_ALLOWED:
    'Cette inscription ne peut plus être annulée en ligne. Écrivez à l’organisateur.',
  GIVING_UP_NOT_ALLOWED:
    'On ne peut plus y renoncer en ligne : le dernier jour des conditions est passé. Écrivez à l’organisateur.',
  CANCELLATION_CHANGED:
    'Les montants ont changé entretemps. Regardez les nouveaux, puis confirmez.',
};
