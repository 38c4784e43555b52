import type { texts as french } from '../fr/office-bundles.ts';

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
  all_states: 'All',
  in_use:
    'This pack has been sold or lies in a cart. Those already sold keep their number of registrations and validity.',
  remove: 'Delete this pack',
  remove_consequence: (title) =>
    `“${title}” was never sold. Its texts will be deleted and it will disappear from the site.`,
  removed: 'Pack deleted.',
};
