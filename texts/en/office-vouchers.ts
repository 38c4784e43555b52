import type { record as frenchRecord, texts as french } from '../fr/office-vouchers.ts';

export const texts: typeof french = {
  title: 'Gift vouchers',
  add: 'New gift voucher',
  created: 'Gift voucher created.',
  name: 'Title',
  description: 'Description',
  price: 'Price',
  price_help: 'What the person who gives it pays.',
  worth_what: 'What this voucher is worth',
  worth_amount: 'An amount',
  worth_bundle: 'A pack',
  bundle_help: 'Whoever redeems it gets this pack, and pays nothing.',
  amount: 'Value',
  amount_help: 'What the person who uses it receives.',
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
  in_use:
    'This voucher has been sold or is in a cart. Those already sold keep their value and validity.',
  removed: 'Gift voucher deleted.',
};

export const record: typeof frenchRecord = {
  area: 'Vouchers',
  deed: 'New voucher',
  list: {
    name: 'gift-vouchers',
    columns: {
      title: 'Title',
      price: 'Price',
      amount: 'Value',
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
