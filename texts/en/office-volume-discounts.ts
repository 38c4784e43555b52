import { texts as segments } from './office-segments.ts';
import type {
  errors as frenchErrors,
  record as frenchRecord,
  texts as french,
} from '../fr/office-volume-discounts.ts';

export const errors: typeof frenchErrors = {
  VOLUME_DISCOUNT_NOT_FOUND: 'This quantity discount does not exist, or no longer does.',
  VOLUME_DISCOUNT_WORTH: 'Give an amount or a percentage, one of the two.',
  VOLUME_DISCOUNT_TIMES: 'The end must come after the start.',
  VOLUME_DISCOUNT_RANKS: 'The last rank cannot come before the first.',
};

export const texts: typeof french = {
  title: 'Quantity discounts',
  add: 'New quantity discount',
  created: 'Quantity discount created.',
  name: 'Title',
  name_help: 'Families read it beside what is taken off.',
  counts: 'What it counts',
  counted: { PARTICIPANTS: 'Children', PLACES: 'Places', DATES: 'Dates' },
  from: 'From number',
  to: 'Up to number',
  to_help: 'Empty: all that follow.',
  rule: 'The cheapest are reduced: the order in the cart changes nothing. What a pack pays and what is free does not count.',
  same_activity: 'Each activity is counted by itself',
  counts_held: 'What the family has already counts too',
  counts_held_help: 'What was bought keeps its price.',
  kind: 'What it takes off',
  kinds: { PERCENTAGE: 'A percentage', AMOUNT: 'An amount per place' },
  percentage: 'Percentage',
  amount: 'Amount per place',
  period_starts: 'For what begins from',
  period_ends: 'Last day of the period',
  period_help: 'Empty: no limit. What begins outside the period does not count.',
  starts: 'Valid from',
  ends: 'Last day',
  ends_help: 'Empty: no end date.',
  activities: 'For registrations to',
  activities_help: 'Empty: all activities. Options are still charged.',
  active: 'Active',
  inactive: 'Inactive',
  activate: 'Active: it is given while it is valid',
  percent: (percent: number) => `${percent.toLocaleString('en-IE')}%`,
  percent_sign: '%',
  removed: 'Quantity discount deleted.',
};

export const record: typeof frenchRecord = {
  area: 'Volume discounts',
  list: {
    name: 'quantity-discounts',
    columns: {
      title: 'Title',
      amount: 'Amount',
      percentage: 'Percentage',
      counts: 'Counts',
      from: 'From no.',
      to: 'To no.',
      people_segment: 'For',
      availabilities_segment: 'Off',
      start: 'From',
      end: 'Until',
      state: 'State',
    },
    words: {
      counts: { PARTICIPANTS: 'Children', PLACES: 'Places', DATES: 'Dates' },
      state: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
    },
  },
  filters: {
    names: { segment: segments.chosen.filter, active: 'All' },
    words: { active: (code) => (code === 'true' ? texts.active : texts.inactive) },
  },
  fields: {
    counts: 'What is counted',
    from_rank: 'From number',
    to_rank: 'Up to number',
    same_activity: 'Each activity by itself',
    counts_held: 'What the family has counts',
    period_starts_at: 'Start of the period',
    period_ends_at: 'End of the period',
  },
  codes: {
    PLACES: 'places',
  },
};
