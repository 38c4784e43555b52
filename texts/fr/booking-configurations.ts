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
