import { plural } from '../formats/plural.ts';
import type { texts as french } from '../fr/office-categories.ts';

export const texts: typeof french = {
  title: 'Categories',
  add_group: 'New group',
  add_category: 'Add a category',
  group: 'Group',
  category: 'Category',
  name: 'Name',
  order: 'Rank',
  on_cards: 'Shown on the cards of activities',
  motif: 'Drawing without a picture',
  motif_help: 'What we draw for an activity of this category that has no picture.',
  activities: (count) =>
    `${count} ${plural('en', count, { one: 'activity', other: 'activities' })}`,
  help: 'Groups are the filters of the site: for instance “Discipline” or “Period”.',
  edit: 'Change',
  empty: 'Make a first group, for instance “Discipline”.',
  removed: 'Deleted.',
};
