export const errors = {
  LOCATION_NOT_FOUND: 'Ce lieu n’existe pas ou plus.',
  LOCATION_IN_USE:
    'Des dates ont lieu ici : ce lieu ne peut pas être supprimé. Vous pouvez le désactiver.',
};
