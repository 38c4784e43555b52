export const errors = {
  DATE_CONFIGURATION_NOT_FOUND: 'Ce modèle de dates n’existe pas ou plus.',
};
