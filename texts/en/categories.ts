export const errors = {
  CATEGORY_NOT_FOUND: 'This category does not exist (any more).',
  CATEGORY_IN_USE: 'Activities are in this category: it cannot be deleted.',
  CATEGORY_GROUP_NOT_FOUND: 'This group does not exist (any more).',
  CATEGORY_GROUP_IN_USE: 'This group has categories: delete them first.',
};
