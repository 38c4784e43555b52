export const errors = {
  RESOURCE_BLOCK_NOT_FOUND: 'Ce blocage n’existe pas ou plus.',
  RESOURCE_BLOCK_BOOKED:
    'Des réservations tombent dans cette période. Cochez « Bloquer quand même », ou choisissez d’autres heures.',
  RESOURCE_BLOCK_BOOKED_MEANWHILE:
    'Quelqu’un a réservé ou choisi une de ces heures entre-temps : elles restent libres. Pour les bloquer quand même, bloquez la période à nouveau.',
  RESOURCE_BLOCK_TOO_LONG: 'Un blocage dure un an au plus.',
  RESOURCE_BLOCK_WITHOUT_DAYS: 'Aucun de ces jours de la semaine ne tombe dans cette période.',
};
