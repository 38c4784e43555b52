import { plural } from '../formats/plural.ts';

export const texts = {
  joined: 'Vous êtes sur la liste d’attente.',
  declined: 'Merci ! La place est proposée à la personne suivante. Vous restez sur la liste.',
  left: 'Vous n’êtes plus sur la liste d’attente.',
  ordered_in_advance: 'C’est noté : dès qu’une place se libère, elle est commandée pour vous.',
  advance_order_withdrawn:
    'C’est noté : nous ne commandons plus pour vous. Vous restez sur la liste.',
  join_without_mail: 'M’inscrire sur la liste d’attente',
  join: 'Prévenez-moi si une place se libère',
  together: 'Seulement ensemble',
  together_help:
    'Une place pour chacun, ou aucune : sinon, chacun reçoit la première qui se libère.',
  another: 'Ajouter quelqu’un d’autre',
  position: (position: number) =>
    position === 1 ? 'Vous êtes en tête de la liste' : `Vous êtes ${position}e sur la liste`,
  input: 'Une place s’est libérée pour vous.',
  kept_until: (moment: string) => `Une place est gardée pour vous jusqu’au ${moment}`,
  take: 'Prendre la place',
  take_of: (name: string) => `Prendre la place : ${name}`,
  decline: 'Laisser la place',
  decline_of: (name: string) => `Laisser la place : ${name}`,
  in_cart: 'Dans votre panier',
  offers_title: 'Une place pour vous',
  offers_text: 'Prenez-la avant l’heure indiquée, ou laissez-la à la personne suivante.',
  place_free: 'Une place est libre',
  advance_order: 'Commander d’avance',
  advance_order_of: (name: string) => `Commander d’avance : ${name}`,
  advance_order_close: 'Fermer',
  advance_order_title: 'Commander dès qu’une place se libère ?',
  advance_order_text: (name: string) =>
    `Dès qu’une place se libère pour ${name}, elle est commandée à votre nom, sans rien vous demander. Vous recevez la confirmation par e-mail.`,
  advance_order_price: (amount: string, dates: string) => `${amount} au plus, pour ${dates}`,
  advance_order_dates: (count: number) =>
    `${count} ${plural('fr', count, { one: 'date', other: 'dates' })}`,
  advance_order_else: {
    DELAYED:
      'Si cela coûtait plus, ou s’il manquait une date, la place vous serait seulement proposée.',
    WALLET:
      'Si cela coûtait plus, s’il manquait une date, ou si votre portefeuille n’y suffisait plus, la place vous serait seulement proposée.',
  },
  advance_pay: 'Comment payer ?',
  advance_pay_by: {
    DELAYED: 'Par virement, à la confirmation',
    WALLET: 'Avec mon portefeuille, aussitôt',
  },
  advance_wallet: (amount: string) => `Il contient ${amount}.`,
  advance_by_transfer: 'Vous payez par virement, à la confirmation.',
  advance_order_confirm: 'Commander d’avance',
  advance_terms_before: 'En commandant, vous acceptez les ',
  advance_terms: 'conditions générales',
  advance_terms_after: '.',
  advance_ordered: (amount: string) => `Commandée d’avance, ${amount} au plus`,
  advance_from_wallet: (amount: string) =>
    `Commandée d’avance, ${amount} au plus, avec votre portefeuille`,
  advance_withdraw: 'Ne plus commander',
  advance_withdraw_of: (name: string) => `Ne plus commander d’avance : ${name}`,
  leave: 'Quitter la liste',
  leave_not: 'Rester',
  leave_follows: (position: number) =>
    position === 1
      ? 'Vous êtes en tête de la liste : en revenant, vous seriez en dernier.'
      : `Vous êtes ${position}e sur la liste : en revenant, vous seriez en dernier.`,
  leave_of: (fullname: string) => `Quitter la liste : ${fullname}`,
  account_title: 'Sur liste d’attente',
  account_text_without_mail:
    'Ce site n’envoie pas encore d’e-mails : regardez ici si une place s’est libérée pour vous.',
  account_text: 'Vous recevez un e-mail dès qu’une place se libère pour vous.',
};

export const errors = {
  ADVANCE_ORDER_NOT_OFFERED:
    'Cette place ne peut pas être commandée d’avance, par exemple parce qu’il faut d’abord répondre à des questions : dès qu’elle se libère, elle vous est proposée.',
  WAITING_LIST_NOT_OFFERED:
    'Cette date n’a pas de liste d’attente en ce moment. Rechargez la page : une place est peut-être libre.',
  ALREADY_WAITING: 'Cette personne est déjà sur la liste d’attente.',
  OFFER_ENDED:
    'Cette place n’est plus gardée pour vous : le délai est passé. Vous restez sur la liste d’attente.',
  WAITING_LIST_ENTRY_NOT_FOUND: 'Vous n’êtes plus sur cette liste d’attente.',
};
