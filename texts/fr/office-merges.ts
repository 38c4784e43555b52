import { elided } from '../formats/elided.ts';

const countOf = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const texts = {
  merge: 'Fusionner',
  merge_participant: 'Fusionner avec un doublon',
  merge_participant_title: (name: string) => `${name} est inscrit deux fois ?`,
  merge_participant_from:
    'Choisissez l’autre fiche du même enfant. Tout ce qu’elle a passe à celle qui reste, et elle disparaît.',
  merged_participants: 'Il ne reste qu’une fiche.',
  other_record: 'L’autre fiche',
  other_record_of: (family: string) => `L’autre fiche, chez ${family}`,
  stays: 'Quelle fiche reste ?',
  moves: (name: string) => `Passe à ${name}`,
  moves_nothing: 'Rien d’autre que la fiche : elle n’a ni inscription ni paiement.',
  moved: {
    PARTICIPANTS: countOf('participant', 'participants'),
    REGISTRATIONS: countOf('inscription', 'inscriptions'),
    REQUESTS: countOf('demande d’inscription', 'demandes d’inscription'),
    WAITING: countOf('place en liste d’attente', 'places en liste d’attente'),
    CART: countOf('article du panier', 'articles du panier'),
    ORDERS: countOf('commande', 'commandes'),
    PAYMENTS: countOf('paiement', 'paiements'),
    BUNDLES: countOf('pack', 'packs'),
    MEMBERSHIPS: countOf('abonnement', 'abonnements'),
    VOUCHERS: countOf('bon cadeau', 'bons cadeaux'),
    BOOKINGS: countOf('réservation', 'réservations'),
    REVIEWS: countOf('avis', 'avis'),
    MAILS: countOf('e-mail', 'e-mails'),
    NOTES: countOf('note', 'notes'),
  },
  birthdate_taken: (day: string) => `La date de naissance manquait : ce sera le ${day}.`,
  answers_taken: (count: number) =>
    count === 1
      ? '1 réponse qui manquait est reprise.'
      : `${count} réponses qui manquaient sont reprises.`,
  answers_dropped: (count: number) =>
    count === 1
      ? '1 réponse de l’autre fiche disparaît : celle de la fiche qui reste vaut.'
      : `${count} réponses de l’autre fiche disparaissent : celles de la fiche qui reste valent.`,
  badge_ends: 'Le badge de l’autre fiche ne sera plus reconnu.',
  twice: 'Deux places le même jour : annulez ensuite celle qui est de trop.',
  stands_against: 'Impossible tant que :',
  no_way_back: 'Cela ne s’annule pas.',
  move: 'Changer de famille',
  move_title: (name: string) => `Dans quelle famille est ${name} ?`,
  move_from: (family: string) =>
    `Maintenant dans la famille ${elided('de', family)}. Sa fiche, ses réponses et son badge le suivent.`,
  moved_child: 'L’enfant a changé de famille.',
  goes: 'Le suit',
  stays_with: (family: string) => `Reste chez ${family}, qui l’a commandé`,
  stays_help:
    'Ce qui a été commandé, dû ou payé ne change pas de famille : rien ne bouge dans les comptes. Un abonnement ou un pack qui reste ne vaut plus pour les prochaines inscriptions.',
  advance_ends:
    'Une commande d’avance sur une liste d’attente ne vaut plus : elle n’a pas été acceptée par cette famille.',
  merge_customer_title: (name: string) => `${name} a deux comptes ?`,
  merge_customer_from:
    'Choisissez l’autre compte de la même famille. Tout ce qu’il a passe à celui qui reste, et il disparaît.',
  merged_customers: 'Il ne reste qu’une famille.',
  signs_in: (email: string) => `La famille se connecte avec ${email}.`,
  signs_in_no_more: (email: string) =>
    `${email} ne sert plus à se connecter, et les sessions ouvertes avec cette adresse sont fermées : dites-le à la famille.`,
  no_sign_in: 'La famille n’a pas d’adresse e-mail.',
  filled: {
    phone: 'Le numéro de téléphone qui manquait est repris.',
    address: 'L’adresse qui manquait est reprise.',
  },
  owes_together: (amount: string) =>
    `Reste à payer, ensemble : ${amount}. Rien ne change au total.`,
  has_together: (amount: string) => `Portefeuille, ensemble : ${amount}.`,
  same_children: (names: string) =>
    `Peut-être en double : ${names}. Fusionnez ensuite ces participants, depuis leur fiche.`,
  led_on: 'Cette fiche a été fusionnée : voici celle qui reste.',
};
