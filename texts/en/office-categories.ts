import { plural } from '../formats/plural.ts';
import type { texts as french } from '../fr/office-categories.ts';

export const texts: typeof french = {
  title: 'Categories',
  add_group: 'New group',
  add_category: 'Add a category',
  group: 'Group',
  category: 'Category',
  name: 'Name',
  order: 'Display order',
  on_cards: 'Show on activity cards',
  motif: 'Drawing, when there is no picture',
  motif_help: 'What we draw for an activity of this category that has no picture.',
  activities: (count) =>
    `${count} ${plural('en', count, { one: 'activity', other: 'activities' })}`,
  help: 'Groups become the filters of the site, for example “Discipline” or “Period”.',
  edit: 'Edit',
  empty: 'Create a first group, for example “Discipline”.',
  removed: 'Deleted.',
};
