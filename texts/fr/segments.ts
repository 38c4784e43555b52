export const errors = {
  SEGMENT_NOT_FOUND: 'Ce segment n’existe pas ou plus.',
  SEGMENT_DEFAULT: 'Ce segment existe chez tous les organisateurs : il ne se modifie pas.',
  SEGMENT_IN_USE:
    'Une réduction ou un code promo vaut pour ce segment : choisissez-y d’abord un autre segment.',
  SEGMENT_WRONG_ENTITY: 'Ce segment ne convient pas ici : il réunit autre chose.',
  SEGMENT_RULE_IMPOSSIBLE: 'Cette condition ne convient pas à ce segment.',
};
