import type {
  errors as frenchErrors,
  record as frenchRecord,
  texts as french,
} from '../fr/office-instalment-plans.ts';

export const errors: typeof frenchErrors = {
  INSTALMENT_PLAN_NOT_FOUND: 'This instalment plan does not exist, or no longer does.',
};

export const texts: typeof french = {
  title: 'Instalment plans',
  add: 'New instalment plan',
  created: 'Instalment plan added.',
  removed: 'Instalment plan deleted.',
  empty:
    'No instalment plans yet. Add one: families can then pay in several parts when they order, each with its date.',
  name: 'Name, shown to families',
  deposit_percentage: 'First part',
  deposit_percentage_help: 'In % of the price, to be paid within the payment term. 0: none.',
  deposit_amount: 'Or an amount',
  deposit_amount_help: 'If given, it replaces the percentage.',
  parts: 'Then, number of equal parts',
  day_of_month: 'Each month, on the',
  day_of_month_help: 'From 1 to 28.',
  dates: 'Or on these days',
  dates_help: 'One part on each chosen day, in place of the months.',
  minimum: 'From a price of',
  activities: 'For the activities',
  activities_help: 'Empty: all activities.',
  after_start: 'Parts may be due after the activity starts',
  active: 'Active',
  inactive: 'Inactive',
  activate: 'Offered to families',
  kept: 'What is ordered already keeps its due dates.',
};

export const record: typeof frenchRecord = {
  area: 'Ways of paying and instalment plans',
  list: {
    name: 'instalment-plans',
    columns: { title: 'Name', parts: 'Equal parts', minimum: 'From', state: 'State' },
    words: { state: { ACTIVE: 'Active', INACTIVE: 'Inactive' } },
  },
  setting: 'pay in several parts due dates monthly deposit',
  fields: {
    deposit_amount: 'First part',
    deposit_percentage: 'First part in %',
    parts: 'Equal parts',
    day_of_month: 'Day of the month',
    minimum_amount: 'From a price of',
    after_start: 'Parts after the start',
  },
};
