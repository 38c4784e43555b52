import type { texts as french } from '../fr/office-vouchers.ts';

export const texts: typeof french = {
  title: 'Gift vouchers',
  add: 'New gift voucher',
  created: 'Gift voucher created.',
  name: 'Title',
  description: 'Description',
  price: 'Price',
  price_help: 'What whoever gives it pays.',
  amount: 'Value',
  amount_help: 'What whoever uses it receives.',
  duration: 'Validity',
  duration_field: 'Valid from purchase',
  duration_help: 'Empty: no end date.',
  unit: 'Unit',
  units: {
    year: 'years',
    month: 'months',
    day: 'days',
    hour: 'hours',
    minute: 'minutes',
    second: 'seconds',
  },
  no_end: 'No end date',
  order: 'Display order',
  order_help: 'The lowest number comes first.',
  publish: 'Publish on the site',
  state: 'State',
  published: 'Published',
  unpublished: 'Not published',
  all_states: 'All',
  in_use:
    'This voucher has been sold or lies in a cart. Those already sold keep their value and validity.',
  remove: 'Delete this gift voucher',
  remove_consequence: (title) =>
    `“${title}” was never sold. Its texts will be deleted and it will disappear from the site.`,
  removed: 'Gift voucher deleted.',
};
