import { plural } from '../formats/plural.ts';

export const errors = {
  BOOKING_NOT_FOUND: 'Cette réservation n’existe pas, ou n’est pas à vous.',
  BOOKING_NOT_POSSIBLE: 'On ne peut pas réserver à cette heure-là. Choisissez-en une autre.',
  BOOKING_CLOSED: 'C’est fermé à cette heure-là. Choisissez-en une autre.',
  BOOKING_STARTED: 'Cette heure a déjà commencé. Choisissez-en une autre.',
  BOOKING_ALREADY_CANCELLED: 'Cette réservation est déjà annulée.',
  BOOKING_MOVED: 'Cette réservation a été déplacée entre-temps. Regardez où elle est maintenant.',
  BOOKING_OF_MANY_DATES:
    'Cette réservation a plusieurs dates : elles restent toutes au même endroit.',
  BOOKING_DURATION_UNKNOWN: 'On ne peut pas réserver pour cette durée. Choisissez-en une autre.',
  BOOKING_PARTICIPANT_REQUIRED: 'Choisissez qui vient.',
  BOOKING_TOO_FEW: 'Il faut plus de participants pour réserver.',
  BOOKING_TOO_MANY: 'Il y a trop de participants pour réserver.',
};

export const texts = {
  booking: 'Réservation',
  all: 'Toutes les réservations',
  none_title: 'Pas encore de réservation',
  none_text: 'Vos réservations de salles et de terrains arrivent ici.',
  see_resources: 'Voir ce qui se réserve',
  missing: 'Nous ne trouvons pas cette réservation',
  count: (count: number) =>
    `${count} ${plural('fr', count, { one: 'réservation', other: 'réservations' })}`,
  cancelled: 'Annulée',
  cancelled_title: 'Cette réservation est annulée',
  when: 'Quand',
  where: 'Où',
  who: 'Qui vient',
  made: 'Réservé le',
  order: 'Commande',
};
