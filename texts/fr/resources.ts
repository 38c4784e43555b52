export const errors = {
  RESOURCE_NOT_FOUND: 'Cette salle ou ce matériel n’existe pas ou plus.',
};
