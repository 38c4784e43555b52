import { plural } from '../formats/plural.ts';
import type { RecordWords } from '../record-words.ts';

export const errors = {
  BOOKING_CONFIGURATION_NOT_FOUND: 'Ce réglage de réservation n’existe pas ou plus.',
  BOOKING_CONFIGURATION_IN_USE:
    'Des salles ou du matériel se réservent par ce réglage : il ne peut pas être supprimé.',
  BOOKING_DURATION_TWICE: 'Cette durée a déjà un prix.',
  BOOKING_HOURS_REVERSED: 'L’heure de fin doit suivre l’heure de début.',
  BOOKING_HOURS_OVERLAP: 'Ces heures en recouvrent d’autres du même jour.',
  BOOKING_DAYS_REVERSED: 'Le dernier jour ne peut pas précéder le premier.',
  BOOKING_PARTICIPANTS_REVERSED: 'Le maximum ne peut pas être plus petit que le minimum.',
};

export const texts = {
  title: 'Réglages de réservation',
  add: 'Nouveau réglage de réservation',
  created: 'Réglage de réservation créé.',
  removed: 'Réglage de réservation supprimé.',
  name: 'Nom',
  name_help: 'Pour l’équipe : « Terrains de tennis », « Grandes salles »…',
  prices: 'Prix par durée',
  duration: 'Durée, en minutes',
  amount: 'Prix',
  add_price: 'Ajouter une durée',
  remove_price: (place: number) => `Retirer la durée ${place}`,
  opening_hours: 'Heures d’ouverture',
  weekday: 'Jour',
  opens: 'De',
  closes: 'À',
  add_hours: 'Ajouter des heures',
  remove_hours: (place: number) => `Retirer les heures ${place}`,
  exceptions: 'Jours particuliers',
  exceptions_help: 'Ces jours-là, seules ces heures valent. Sans heures, c’est fermé.',
  first_day: 'Du',
  last_day: 'Au',
  closed: 'Fermé',
  add_exception: 'Ajouter des jours',
  remove_exception: (place: number) => `Retirer les jours ${place}`,
  minimum_participants: 'Participants, au moins',
  maximum_participants: 'Participants, au plus',
  granularity: 'Une réservation commence toutes les (minutes)',
  buffer: 'Temps libre autour de chaque réservation (minutes)',
  notice: 'À réserver au moins (minutes) à l’avance',
  horizon: 'Ouvert à la réservation (jours) à l’avance',
  crosses_days: 'Une réservation peut passer minuit',
  crosses_days_help: 'Là où le lendemain est ouvert dès minuit.',
  resources_here: (count: number) =>
    `${count} ${plural('fr', count, { one: 'salle ou matériel se réserve ainsi', other: 'salles ou matériels se réservent ainsi' })}`,
};

export const record = {
  area: 'Réglages des réservations',
  list: {
    name: 'reglages-de-reservation',
    columns: {
      name: 'Nom',
      from_amount: 'À partir de',
      resources: 'Salles et matériel',
    },
    words: {},
  },
  fields: {
    prices: 'Prix par durée',
    opening_hours: 'Heures d’ouverture',
    exceptions: 'Jours particuliers',
    minimum_participants: 'Participants, au moins',
    maximum_participants: 'Participants, au plus',
    granularity_minutes: 'Une réservation commence toutes les (minutes)',
    buffer_minutes: 'Temps libre autour (minutes)',
    notice_minutes: 'Minutes à l’avance, au moins',
    horizon_days: 'Jours à l’avance, au plus',
    crosses_days: 'Peut passer minuit',
  },
} satisfies RecordWords<'booking-configurations'>;
