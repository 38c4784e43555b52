import { elided } from '../formats/elided.ts';

export const texts = {
  transfer: 'Déplacer',
  transfer_title: (name: string) => `Déplacer l’inscription ${elided('de', name)}`,
  transfer_from: (activity: string) =>
    `Elle est maintenant à « ${activity} ». Choisissez où elle va : la place quittée est aussitôt libre.`,
  transferred: 'Inscription déplacée.',
  replace: 'Remplacer',
  replace_title: (name: string) => `Donner la place ${elided('de', name)}`,
  replace_from:
    'La place passe à quelqu’un d’autre de la famille. Rien ne change aux jours ni aux options.',
  replaced: 'La place a changé de nom.',
  restore: 'Rétablir',
  restore_title: (name: string) => `Rétablir l’inscription ${elided('de', name)} ?`,
  restore_from:
    'La place est reprise si elle est libre, au prix d’avant. Ce qui a été remboursé est de nouveau à payer ; ce qui a été gardé compte comme payé.',
  before_cancellation: 'Prix avant l’annulation',
  restored: 'Inscription rétablie.',
  done: {
    TRANSFER: (by: string) => `Déplacée par ${by}`,
    REPLACEMENT: (by: string) => `Place donnée à quelqu’un d’autre par ${by}`,
    RESTORATION: (by: string) => `Rétablie par ${by}`,
    CHANGE: (by: string) => `Modifiée par ${by}`,
    PRICE: (by: string) => `Prix changé par ${by}`,
  },
  set_price: 'Changer le prix',
  set_price_title: (name: string) => `Changer le prix pour ${name}`,
  set_price_help:
    'Une ligne avec votre raison porte le prix à ce montant. Ce qui a été payé en trop va dans le portefeuille de la famille.',
  today_price: (amount: string) => `Prix d’aujourd’hui : ${amount}`,
  today_lines: 'Ce qui fait le prix d’aujourd’hui',
  new_price: 'Nouveau prix',
  price_reason: 'Raison, comme la famille la lira',
  tell_help: 'Sinon, prévenez-la vous-même.',
  price_is_set: 'Prix changé.',
  change: 'Modifier',
  change_title: (name: string) => `Modifier l’inscription ${elided('de', name)}`,
  changed: 'Inscription modifiée.',
  price: 'Prix',
  price_new: (amount: string) => `Le prix d’aujourd’hui, ${amount}`,
  price_kept: (amount: string) => `Le prix convenu, ${amount}`,
  total: 'Total',
  until_now: 'Jusqu’ici',
  difference: 'Différence',
  owed: 'Restera à payer',
  credit: 'Ira dans le portefeuille',
  bundle_returned: 'Le pack de la famille ne vaut pas ici : il récupère ce qu’il avait payé.',
};
