export const errors = {
  RESOURCE_GROUP_NOT_FOUND: 'Ce groupe de salles n’existe pas ou plus.',
};
