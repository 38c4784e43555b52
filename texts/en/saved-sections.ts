export const texts: typeof import('../fr/saved-sections.ts').texts = {
  title: 'My sections',
  keep: 'Keep in “My sections”',
  name: 'Section name',
  name_help: 'You find it under this name when you add an element, on every page.',
  kept: 'The section is kept: it can be added to every page.',
  more: (name) => `Edit the section “${name}”`,
  rename: 'Rename',
  remove: 'Delete',
  removed: (name) => `Section “${name}” deleted. Pages that have it keep it.`,
};

export const errors = {
  SAVED_SECTION_NOT_FOUND: 'This section no longer exists.',
  SAVED_SECTION_EXISTS: 'You already have a section with this name.',
  SAVED_SECTIONS_TOO_MANY: 'You can have fifty sections at most: delete one first.',
};
