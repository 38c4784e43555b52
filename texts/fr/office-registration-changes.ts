export const texts = {
  transfer: 'Déplacer',
  transfer_title: (name: string) => `Déplacer l’inscription de ${name}`,
  transfer_from: (activity: string) =>
    `Elle est maintenant à « ${activity} ». Choisissez où elle va : la place quittée est aussitôt libre.`,
  transferred: 'Inscription déplacée.',
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
