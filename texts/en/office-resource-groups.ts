import { plural } from '../formats/plural.ts';
import type {
  errors as frenchErrors,
  record as frenchRecord,
  texts as french,
} from '../fr/office-resource-groups.ts';

export const errors: typeof frenchErrors = {
  RESOURCE_GROUP_NOT_FOUND: 'This group of resources does not exist (any more).',
};

export const texts: typeof french = {
  title: 'Resource groups',
  add: 'New resource group',
  created: 'Resource group created.',
  removed: 'Resource group deleted.',
  empty:
    'No groups yet. A group brings rooms or equipment together, such as “Courts”: its name shows on their cards, and it helps you find them again.',
  name: 'Name',
  name_help: 'Families read it on the card of each room: “Courts”, “Party rooms”…',
  order: 'Display order',
  order_help: 'The lowest number shows first.',
  resources_here: (count) =>
    count === 0
      ? 'No room or equipment in this group: it is chosen in the form of each.'
      : `${count} ${plural('en', count, { one: 'room or piece of equipment in this group', other: 'rooms or pieces of equipment in this group' })}`,
};

export const record: typeof frenchRecord = {
  area: 'Resource groups',
  list: {
    name: 'resource-groups',
    columns: {
      name: 'Name',
      resources: 'Rooms and equipment',
    },
    words: {},
  },
};
