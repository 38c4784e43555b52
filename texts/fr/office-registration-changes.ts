export const texts = {
  transfer: 'Déplacer',
  transfer_title: (name: string) => `Déplacer l’inscription de ${name}`,
  transfer_from: (activity: string) =>
    `Elle est maintenant à « ${activity} ». Choisissez où elle va : la place quittée est aussitôt libre.`,
  transferred: 'Inscription déplacée.',
  replace: 'Remplacer',
  replace_title: (name: string) => `Donner la place de ${name}`,
  replace_from:
    'La place passe à quelqu’un d’autre de la famille. Rien ne change aux jours ni aux options.',
  replaced: 'La place a changé de nom.',
  restore: 'Rétablir',
  restore_title: (name: string) => `Rétablir l’inscription de ${name} ?`,
  restore_from:
    'La place est reprise si elle est libre, au prix d’avant. Ce qui a été remboursé est de nouveau à payer ; ce qui a été gardé compte comme payé.',
  restored: 'Inscription rétablie.',
  done: {
    TRANSFER: (by: string) => `Déplacée par ${by}`,
    REPLACEMENT: (by: string) => `Place donnée à quelqu’un d’autre par ${by}`,
    RESTORATION: (by: string) => `Rétablie par ${by}`,
    CHANGE: (by: string) => `Modifiée par ${by}`,
  },
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
