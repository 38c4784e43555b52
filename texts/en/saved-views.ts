export const texts: typeof import('../fr/saved-views.ts').texts = {
  label: 'Saved views',
  all: 'All',
  save: 'Save this view',
  name: 'View name',
  name_help: 'For example “To pay this week”. With its filters, order and columns.',
  shared: 'Share with the team',
  made_by: (name) => `Shared by ${name}`,
  more: (name) => `Edit the view “${name}”`,
  rename: 'Rename',
  remove: 'Delete',
  saved: (name) => `View “${name}” saved.`,
  removed: (name) => `View “${name}” deleted.`,
};

export const errors = {
  VIEW_NOT_FOUND: 'This view no longer exists.',
  VIEW_EXISTS: 'You already have a view with this name.',
  VIEWS_TOO_MANY: 'You can have thirty views at most: delete one first.',
};
