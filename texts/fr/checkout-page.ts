import type { WithdrawalWords } from '../formats/withdrawal-sentences.ts';
import { plural } from '../formats/plural.ts';

const fixedDates: WithdrawalWords['REGISTRATION'] = ({ article }) =>
  `Ces activités ont lieu à des dates fixées : la loi (CDE, art. ${article}) ne prévoit pas de droit de rétractation de 14 jours. Les conditions d’annulation de l’organisateur s’appliquent.`;

export const texts = {
  title: 'Votre commande',
  login_title: 'Connectez-vous pour commander',
  login_text: 'Votre panier vous attend dans votre compte.',
  /** While the cart has only registrations. */
  registrations: {
    items: 'Inscriptions',
    tickets: (count: number) =>
      `${count} ${plural('fr', count, { one: 'inscription', other: 'inscriptions' })}`,
    countdown: 'Vos places sont réservées encore',
    recap: (count: number, total: string) =>
      `${count} ${plural('fr', count, { one: 'inscription', other: 'inscriptions' })} pour un total de ${total}, TVA et frais compris.`,
    fee_beside_wallet: (fee: string) =>
      `Votre portefeuille couvre toutes les inscriptions. Restent les frais de service de ${fee}, que le portefeuille ne paie pas.`,
  },
  /** While the cart has other items too. */
  things: {
    items: 'Articles',
    tickets: (count: number) =>
      `${count} ${plural('fr', count, { one: 'article', other: 'articles' })}`,
    countdown: 'Votre panier est réservé encore',
    recap: (count: number, total: string) =>
      `${count} ${plural('fr', count, { one: 'article', other: 'articles' })} pour un total de ${total}, TVA et frais compris.`,
    fee_beside_wallet: (fee: string) =>
      `Votre portefeuille couvre tous les articles. Restent les frais de service de ${fee}, que le portefeuille ne paie pas.`,
  },
  places: (count: number) => `${count} places`,
  request_free: 'Demande : rien à payer, aucune place gardée',
  worth: (amount: string) => `Valeur ${amount}`,
  dates: (count: number) => `${count} dates`,
  deposit_of: (amount: string) => `Acompte de ${amount}`,
  another_participant: (title: string) => `Inscrire quelqu’un d’autre : ${title}`,
  keep_looking: 'Continuer mes recherches',
  remove: (title: string) => `Retirer ${title} du panier`,
  removed: 'Panier mis à jour',
  almost_over: 'Il reste deux minutes. Vous pouvez demander un peu plus de temps.',
  extend: 'Prendre plus de temps',
  extended: 'Vous avez un peu plus de temps',
  empty_title: 'Votre panier est vide',
  empty_text:
    'Il n’y a rien à payer ici. Les places qui ne sont pas confirmées à temps sont rendues aux autres familles.',
  browse: 'Voir le programme',
  coupon: {
    label: 'Code promo',
    attach: 'Appliquer',
    detach: 'Retirer le code promo',
    percent: (percent: number) => `− ${percent.toLocaleString('fr-BE')} %`,
    minimum: (amount: string) => `dès ${amount}`,
    obstacles: {
      COUPON_WITHDRAWN: 'Ce code n’est plus valable : il ne change rien au prix.',
      COUPON_NOT_STARTED: 'Ce code n’est pas encore valable : il ne change rien au prix.',
      COUPON_ENDED: 'La période de ce code est terminée : il ne change rien au prix.',
      COUPON_NOT_FOR_YOU: 'Ce code est réservé à d’autres familles : il ne change rien au prix.',
      COUPON_FOR_OTHERS:
        'Ce code ne vaut pour rien de ce qui est dans votre panier. Il servira si vous y ajoutez ce qu’il faut.',
      COUPON_MINIMUM: 'Votre panier n’atteint pas encore le minimum pour ce code.',
    },
    attached: 'Code promo appliqué',
    detached: 'Code promo retiré',
  },
  summary: {
    title: 'Récapitulatif',
    coupon: 'Réduction',
    total: 'Total',
    wallet: 'Payé avec votre portefeuille',
    service_fee: 'Frais de service',
    deposit: 'Acompte minimum',
    payable: 'À payer',
    now: 'À payer maintenant',
    later: 'À payer plus tard',
    vat: 'Tous les prix comprennent la TVA.',
  },
  online_methods: {
    title: 'Avec quel moyen de paiement ?',
    on_page: 'Choisir sur la page de paiement',
  },
  /** The box that keeps the means of payment for what is left. */
  keep_means: {
    label: 'Garder ce moyen de paiement pour la suite',
    help: 'Vous n’aurez plus rien à faire. Voici ce que vous acceptez :',
  },
  instalments: {
    title: 'En plusieurs fois ?',
    whole: 'Tout en une fois',
    now: (amount: string) => `Maintenant : ${amount}`,
    part: (amount: string, day: string | null) =>
      day === null ? amount : `${amount} au plus tard le ${day}`,
  },
  methods: {
    title: 'Comment souhaitez-vous payer ?',
    IMMEDIATE: {
      title: 'Payer en ligne, tout de suite',
      text: 'Par carte ou avec l’application de votre banque.',
    },
    IMMEDIATE_DEPOSIT: {
      title: 'Payer l’acompte en ligne',
      text: 'Le solde se paie plus tard, depuis votre compte.',
    },
    DELAYED: {
      title: 'Payer par virement',
      text: 'Vous recevez le numéro de compte et la communication à recopier.',
    },
    DELAYED_FREE: { title: 'Rien à payer', text: 'Il suffit de confirmer.' },
    WALLET: {
      title: 'Payer avec mon portefeuille',
      text: 'Votre crédit couvre toute la commande.',
    },
    WALLET_PARTLY: { title: 'Utiliser mon portefeuille', text: 'Le solde se paie par virement.' },
    with_wallet: {
      IMMEDIATE: (wallet: string, rest: string) =>
        `Votre portefeuille paie ${wallet}. Vous payez en ligne les ${rest} qui restent.`,
      IMMEDIATE_DEPOSIT: (wallet: string) =>
        `Votre portefeuille paie ${wallet}. Le solde se paie plus tard, depuis votre compte.`,
      DELAYED: (wallet: string, rest: string) =>
        `Votre portefeuille paie ${wallet}. Vous virez les ${rest} qui restent.`,
      WALLET: (wallet: string, rest: string) =>
        `Il paie ${wallet} tout de suite. Restent ${rest}, à payer par virement.`,
    },
    due: (day: string) => `À payer au plus tard le ${day}.`,
    due_parts: {
      part: (amount: string, day: string, titles: string) =>
        `${amount} au plus tard le ${day}, pour ${titles}.`,
      rest: (amount: string, day: string) => `Le reste, ${amount}, au plus tard le ${day}.`,
      rest_free: (amount: string) => `Le reste, ${amount}, sans date limite.`,
    },
    too_late: {
      online:
        'Un virement peut arriver trop tard : payez plutôt en ligne, ou sur place avant de commencer.',
      desk: 'Un virement peut arriver trop tard : faites un virement instantané, ou payez sur place avant de commencer.',
    },
    none: 'Aucun moyen de paiement n’est proposé pour l’instant. Contactez-nous pour terminer votre commande.',
  },
  transfer_refused: {
    title: 'Cette commande ne peut pas se payer par virement',
    first: (inCart: number, most: number) =>
      `Ce panier compte ${inCart} ${plural('fr', inCart, { one: 'place', other: 'places' })}. Sans payer tout de suite, une famille peut en réserver ${most} au plus.`,
    more: (unpaid: number, inCart: number, most: number) =>
      `Vous avez déjà ${unpaid} ${plural('fr', unpaid, { one: 'place', other: 'places' })} à payer, et ce panier en compte ${inCart}. Sans payer tout de suite, une famille peut en réserver ${most} au plus.`,
    go_on: (online: boolean, unpaid: boolean) =>
      `${online ? 'Payez cette commande en ligne' : 'Retirez des places du panier'}${unpaid ? ', ou réglez d’abord ce qui reste à payer' : online ? ', ou retirez des places du panier' : ''}.`,
    look: 'Voir ce qui reste à payer',
  },
  now: (amount: string) => `${amount} maintenant`,
  withdrawals: {
    REGISTRATION: fixedDates,
    REGISTRATION_REQUEST: fixedDates,
    BOOKING: ({ article }) =>
      `Une réservation est pour un jour et une heure fixés : la loi (CDE, art. ${article}) ne prévoit pas de droit de rétractation.`,
    BUNDLE: ({ article, days }) =>
      `Vous pouvez renoncer à un pack dans les ${days} jours (CDE, art. ${article}), depuis votre compte ou en écrivant à l’organisateur. Les inscriptions qu’il a déjà payées restent dues.`,
    MEMBERSHIP: ({ article, days }) =>
      `Vous pouvez renoncer à un abonnement dans les ${days} jours (CDE, art. ${article}). S’il commence avant à votre demande, les jours déjà courus restent dus.`,
    VOUCHER: ({ article, days }) =>
      `Vous pouvez renoncer à un bon cadeau dans les ${days} jours (CDE, art. ${article}), tant qu’il n’a pas été utilisé : depuis votre compte ou en écrivant à l’organisateur.`,
  } satisfies WithdrawalWords,
  cancellation: (activity: string, conditions: string) =>
    activity === '' ? `Annulation. ${conditions}` : `Annulation de « ${activity} ». ${conditions}`,
  bundle_pays: (count: number) =>
    `${count} ${plural('fr', count, { one: 'inscription', other: 'inscriptions' })}`,
  bundle_used: (title: string) => `Payée par le pack « ${title} »`,
  bundle_unlimited: 'Inscriptions illimitées',
  terms: {
    before: 'J’ai lu et j’accepte les ',
    link: 'conditions générales',
    after: '.',
    error: 'Acceptez les conditions générales pour continuer.',
    changed: 'Les conditions générales viennent de changer',
    changed_text:
      'L’organisateur les a modifiées pendant votre commande. Rien n’est encore commandé : ouvrez-les ci-dessous, acceptez-les, puis commandez.',
  },
  order: 'Commander avec obligation de paiement',
  order_free: 'Confirmer l’inscription',
  order_request: 'Envoyer la demande',
  order_nothing: 'Confirmer la commande',
  messages: {
    online: 'Vous allez vers la page de paiement…',
    delayed: 'Merci ! Votre commande est confirmée.',
  },
  paying: {
    title: 'Un paiement est en cours',
    text: 'Terminez-le sur la page de paiement. S’il n’aboutit pas, votre panier se rouvre ici.',
    look: 'Voir où en est le paiement',
    other_way: 'Payer autrement',
  },
};
