import { texts as segments } from './office-segments.ts';
import type {
  errors as frenchErrors,
  record as frenchRecord,
  texts as french,
} from '../fr/office-discounts.ts';

export const errors: typeof frenchErrors = {
  DISCOUNT_NOT_FOUND: 'This discount does not exist, or no longer does.',
  DISCOUNT_WORTH: 'Give an amount or a percentage, one of the two.',
  DISCOUNT_TIMES: 'The end must come after the start.',
};

export const texts: typeof french = {
  title: 'Discounts',
  add: 'New discount',
  created: 'Discount created.',
  name: 'Title',
  name_help: 'Families read it beside what is taken off.',
  kind: 'What it takes off',
  kinds: { PERCENTAGE: 'A percentage', AMOUNT: 'An amount per place' },
  percentage: 'Percentage',
  amount: 'Amount per place',
  starts: 'Valid from',
  ends: 'Last day',
  ends_help: 'Empty: no end date.',
  customers: 'For families',
  customers_help: 'Empty: all families.',
  customer_unknown: 'Family',
  activities: 'For registrations to',
  activities_help: 'Empty: all activities. Options are still charged.',
  active: 'Active',
  inactive: 'Inactive',
  activate: 'Active: it is given during its time',
  all_families: 'All',
  percent: (percent: number) => `${percent.toLocaleString('en-IE')}%`,
  percent_sign: '%',
  removed: 'Discount deleted.',
};

export const record: typeof frenchRecord = {
  area: 'Discounts',
  list: {
    name: 'discounts',
    columns: {
      title: 'Title',
      amount: 'Amount',
      percentage: 'Percentage',
      families: 'Families',
      people_segment: 'For',
      availabilities_segment: 'Off',
      start: 'From',
      end: 'Until',
      state: 'State',
    },
    words: {
      state: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
    },
  },
  filters: {
    names: { segment: segments.chosen.filter, active: 'All' },
    words: { active: (code) => (code === 'true' ? texts.active : texts.inactive) },
  },
};
