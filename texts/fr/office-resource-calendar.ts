import { plural } from '../formats/plural.ts';

export const texts = {
  title: 'Calendrier des salles',
  add: 'Réserver pour quelqu’un',
  add_in: (name: string) => `Réserver : ${name}`,
  block: 'Bloquer',
  view: 'Vue',
  by_day: 'Jour',
  by_week: 'Semaine',
  previous: 'Précédent',
  next: 'Suivant',
  today: 'Aujourd’hui',
  shown_day: 'Jour affiché',
  resource: 'Salle ou matériel',
  none: 'Rien ne se réserve encore : créez d’abord une salle ou du matériel.',
  group: 'Groupe',
  none_in_group: 'Aucune salle ni matériel dans ce groupe.',
  more: (count: number) =>
    `Le calendrier montre ${count} salles et matériels au plus : choisissez un groupe pour voir les autres.`,
  closed: 'Fermé',
  unpublished: 'Non publié',
  free: 'Libre : cliquez pour réserver.',
  held: (until: string) => `Dans un panier jusqu’à ${until}`,
  blocked: 'Bloqué',
  people: (count: number) =>
    `${count} ${plural('fr', count, { one: 'personne', other: 'personnes' })}`,
  registered: (count: number) =>
    `${count} ${plural('fr', count, { one: 'inscription', other: 'inscriptions' })}`,
  paid: 'Payé',
  to_pay: (amount: string) => `À payer : ${amount}`,
  keys: 'Faites glisser une réservation pour la déplacer, ou son bord inférieur pour l’allonger. Au clavier : Alt et les flèches la déplacent, Alt, Maj et les flèches changent sa durée, Entrée confirme, Échap annule.',
  moving: (name: string, when: string) =>
    `${name} : ${when}. Entrée pour confirmer, Échap pour annuler.`,
  moved: 'Réservation déplacée.',
  price_title: 'Quel prix maintenant ?',
  price_question: (length: string, amount: string) =>
    `${length} coûte aujourd’hui ${amount}. La réservation peut aussi garder son prix.`,
  price_keep: 'Garder le prix',
  price_new: (amount: string) => `Demander ${amount}`,
  no_mail: 'La famille ne reçoit pas d’e-mail : prévenez-la.',
  start: 'Début',
  length: 'Durée',
  length_of: (length: string, amount: string) => `${length} · ${amount}`,
  participants: 'Qui vient',
  participants_help: (least: number, most: number) =>
    least === most ? `${most} en tout` : `De ${least} à ${most}`,
  given: 'Offrir : rien n’est à payer',
  price: 'Prix',
  price_help: 'Laissez vide pour le prix du réglage.',
  follows: 'La famille reçoit un e-mail avec le montant et la communication à indiquer.',
  book: 'Réserver',
  booked: 'Réservé.',
};
