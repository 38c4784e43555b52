import type { record as frenchRecord, texts as french } from '../fr/office-bundles.ts';

export const texts: typeof french = {
  title: 'Packs',
  add: 'New pack',
  created: 'Pack created.',
  name: 'Title',
  description: 'Description',
  price: 'Price',
  capacity: 'Number of registrations',
  capacity_help: 'Empty: unlimited.',
  unlimited: 'Unlimited',
  duration: 'Validity',
  duration_field: 'Valid from purchase',
  duration_help: 'Empty: no end date.',
  last_day: 'Until at the latest',
  last_day_help: 'Empty: no last day.',
  no_end: 'No end date',
  entity: 'Once sold, it is for',
  entities: {
    CUSTOMERS: 'all participants of the family',
    PARTICIPANTS: 'one participant, chosen at the purchase',
  },
  activities: 'Can be used for',
  activities_help: 'Empty: all activities.',
  order: 'Display order',
  order_help: 'The lowest number comes first.',
  publish: 'Publish on the site',
  published: 'Published',
  unpublished: 'Not published',
  in_use:
    'This pack has been sold or is in a cart. Those already sold keep their number of registrations and validity.',
  removed: 'Pack deleted.',
};

export const record: typeof frenchRecord = {
  area: 'Packs',
  list: {
    name: 'packs',
    columns: {
      title: 'Title',
      price: 'Price',
      capacity: 'Registrations',
      duration: 'Validity',
      state: 'Status',
    },
    words: {
      state: { PUBLISHED: 'Published', UNPUBLISHED: 'Not published' },
    },
  },
  filters: {
    names: { published: 'All' },
    words: {
      published: (code) => (code === 'true' ? texts.published : texts.unpublished),
    },
  },
};
