export const errors = {
  SEGMENT_NOT_FOUND: 'Ce segment n’existe pas ou plus.',
  SEGMENT_DEFAULT: 'Ce segment existe chez tous les organisateurs : il ne se modifie pas.',
  SEGMENT_RULE_IMPOSSIBLE: 'Cette condition ne convient pas à ce segment.',
};
