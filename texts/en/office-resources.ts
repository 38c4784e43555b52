import type { record as frenchRecord, texts as french } from '../fr/office-resources.ts';

export const texts: typeof french = {
  title: 'Rooms and equipment',
  add: 'New room or equipment',
  created: 'Room or equipment created.',
  removed: 'Room or equipment deleted.',
  name: 'Name',
  description: 'Description',
  location: 'Location',
  no_location: 'No location',
  configuration: 'Booking setting',
  no_configuration: 'Choose a setting',
  groups: 'Groups',
  groups_help: 'None: it stands among all the others.',
  order: 'Display order',
  order_help: 'The lowest number shows first.',
  publish: 'Publish on the site',
  published: 'Published',
  unpublished: 'Not published',
};

export const record: typeof frenchRecord = {
  area: 'Resources',
  list: {
    name: 'rooms-and-equipment',
    columns: {
      name: 'Name',
      location: 'Location',
      groups: 'Groups',
      configuration: 'Booking setting',
      state: 'Status',
    },
    words: {
      state: { PUBLISHED: 'Published', UNPUBLISHED: 'Not published' },
    },
  },
  filters: {
    names: { group: 'Group', published: 'All' },
    words: {
      published: (code) => (code === 'true' ? texts.published : texts.unpublished),
    },
  },
  fields: {
    configuration: 'Booking setting',
    groups: 'Groups',
  },
};
