import type { record as frenchRecord, texts as french } from '../fr/office-memberships.ts';

export const texts: typeof french = {
  title: 'Memberships',
  add: 'New membership',
  created: 'Membership created.',
  name: 'Title',
  description: 'Description',
  price: 'Price of a period',
  entity: 'Once sold, it belongs to',
  entities: {
    CUSTOMERS: 'the whole family',
    PARTICIPANTS: 'one participant only, chosen when buying',
  },
  period: 'Duration',
  period_types: {
    ROLLING: 'From the purchase',
    FIXED: 'From one date to another, for everybody',
  },
  duration: 'How long',
  unit: 'Unit',
  units: { DAYS: 'days', WEEKS: 'weeks', MONTHS: 'months', YEARS: 'years' },
  start_choice: 'The buyer may choose the first day',
  renewal_before: 'Renewable before the end, in days',
  renewal_before_help: 'The next period starts the day after the end.',
  renewal_after: 'And after the end, in days',
  renewal_after_help: 'Until then, the next period still starts where the last one ended.',
  recurring: 'Renews automatically',
  recurring_help: (days) =>
    `The family gets an e-mail ${days} days before the end and can stop it; otherwise the next period is ordered on the last day, at the price announced. For memberships sold from now on.`,
  first_day: 'First day',
  first_day_help: 'The same for everybody.',
  last_day: 'Last day',
  last_day_help: 'After this day it is no longer offered.',
  order: 'Display order',
  order_help: 'The lowest number shows first.',
  publish: 'Publish on the site',
  published: 'Published',
  unpublished: 'Not published',
  in_use:
    'This membership has been sold or is in a cart. Periods already sold keep their dates and their price.',
  removed: 'Membership deleted.',
};

export const record: typeof frenchRecord = {
  area: 'Memberships',
  list: {
    name: 'memberships',
    columns: {
      title: 'Title',
      price: 'Price',
      period: 'Duration',
      entity: 'For whom',
      state: 'Status',
    },
    words: {
      period: { ROLLING: 'From the purchase', FIXED: 'Fixed dates' },
      entity: { PARTICIPANTS: 'One participant', CUSTOMERS: 'The family' },
      state: { PUBLISHED: 'Published', UNPUBLISHED: 'Not published' },
    },
  },
  filters: {
    names: { published: 'All' },
    words: {
      published: (code) => (code === 'true' ? texts.published : texts.unpublished),
    },
  },
  fields: {
    period_type: 'Kind of period',
    rolling_period_duration: 'Length',
    rolling_period_type: 'Unit of the length',
    fixed_period_start_at: 'Start of the period',
    fixed_period_end_at: 'End of the period',
    start_choice: 'Choice of the first day',
    renewal_days_before: 'Days before the end to renew',
    renewal_days_after: 'Days after the end to renew',
    recurring: 'Renews automatically',
  },
  codes: {
    ROLLING: 'from the purchase',
    FIXED: 'fixed dates',
    DAYS: 'days',
    WEEKS: 'weeks',
    MONTHS: 'months',
    YEARS: 'years',
  },
};
