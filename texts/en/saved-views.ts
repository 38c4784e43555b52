export const texts: typeof import('../fr/saved-views.ts').texts = {
  label: 'Views of the list',
  all: 'All',
  save: 'Save this view',
  name: 'Name of the view',
  name_help: 'Such as “To be paid this week”. Only you see it.',
  more: (name) => `Change the view “${name}”`,
  rename: 'Rename',
  remove: 'Delete',
  saved: (name) => `View “${name}” saved.`,
  removed: (name) => `View “${name}” deleted.`,
};

export const errors = {
  VIEW_NOT_FOUND: 'This view is no longer there.',
  VIEW_EXISTS: 'You have a view of this name already.',
  VIEWS_TOO_MANY: 'Thirty views are enough: delete one.',
};
