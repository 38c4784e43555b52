export const errors = {
  CATEGORY_NOT_FOUND: 'Cette catégorie n’existe pas ou plus.',
  CATEGORY_IN_USE: 'Des activités sont dans cette catégorie : elle ne peut pas être supprimée.',
  CATEGORY_GROUP_NOT_FOUND: 'Ce groupe n’existe pas ou plus.',
  CATEGORY_GROUP_IN_USE: 'Ce groupe contient des catégories : supprimez-les d’abord.',
};
