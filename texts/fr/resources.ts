export const errors = {
  RESOURCE_NOT_FOUND: 'Cette salle ou ce matériel n’existe pas ou plus.',
  RESOURCE_WITHDRAWN: 'Cette salle ou ce matériel ne se réserve plus en ligne.',
  RESOURCE_TAKEN: 'Cette heure vient d’être prise. Choisissez-en une autre.',
  RESOURCE_IN_USE:
    'Des réservations y ont été faites : retirez-la du site plutôt que de la supprimer.',
  SPAN_TOO_LONG: 'Demandez moins de jours à la fois.',
};
