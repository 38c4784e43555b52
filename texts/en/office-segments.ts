import { plural } from '../formats/plural.ts';

const many = (count: number): string => (count >= 10_000 ? '10,000 or more' : String(count));

export const texts: typeof import('../fr/office-segments.ts').texts = {
  title: 'Segments',
  add: 'New segment',
  created: 'Segment added',
  removed: 'Segment deleted',
  name: 'Name',
  entity: 'What is it about?',
  entities: { CUSTOMERS: 'Families', PARTICIPANTS: 'Participants', AVAILABILITIES: 'Dates' },
  entity_filter: 'About',
  defaults: {
    CUSTOMERS: 'All families',
    PARTICIPANTS: 'All participants',
    AVAILABILITIES: 'All dates',
  },
  everything: {
    CUSTOMERS: 'Without a condition, all families are in it.',
    PARTICIPANTS: 'Without a condition, all participants are in it.',
    AVAILABILITIES: 'Without a condition, all dates are in it.',
  },
  /** The fields of a discount or coupon for its people and its dates. */
  chosen: {
    people: 'For the segment',
    everybody: 'Everybody',
    dates: 'For the dates of the segment',
    all_dates: 'All dates',
    filter: 'Segment',
  },
  /** The uses of a segment, because of which it cannot be deleted. */
  used: {
    title: 'Used by',
    discounts: (count: number) =>
      `${count} ${plural('en', count, { one: 'discount', other: 'discounts' })}`,
    volume_discounts: (count: number) =>
      `${count} ${plural('en', count, { one: 'quantity discount', other: 'quantity discounts' })}`,
    coupons: (count: number) =>
      `${count} ${plural('en', count, { one: 'promo code', other: 'promo codes' })}`,
  },
  conditions: 'Conditions',
  group: 'Group of conditions',
  match_label: 'How many conditions must hold',
  match: { ALL: 'All of them', ANY: 'At least one' },
  add_rule: 'Add a condition',
  add_group: 'Add a group',
  remove_rule: (field) => `Remove the condition: ${field}`,
  field: 'Criterion',
  operator: 'Comparison',
  value: 'Values',
  number: 'Number',
  amount: 'Amount in euros',
  euros: ' €',
  day: 'Day',
  choose: 'Choose…',
  type_some: 'Type, then Enter',
  nothing: 'Nothing like that',
  days_suffix: ' days',
  unit: (field) => (field === 'age' || field === 'ages' ? ' years' : ''),
  fields: {
    activity: 'Activity',
    category: 'Category',
    location: 'Location',
    tag: 'Tag',
    weekday: 'Weekday',
    start: 'Starts',
    price: 'Price',
    dates: 'Number of dates',
    ages: 'Open to the age of',
    postcode: 'Postcode',
    membership: 'Current membership',
    registered: 'Account opened',
    participants: 'Number of participants',
    registrations: 'Number of registrations',
    age: 'Age',
  },
  operators: {
    ONE_OF: 'is',
    NONE_OF: 'is not',
    AT_LEAST: 'at least',
    AT_MOST: 'at most',
    INCLUDES: 'includes',
    FROM: 'from',
    UNTIL: 'until',
    NEXT_DAYS: 'within the next',
    LAST_DAYS: 'within the last',
  },
  counting: 'Counting…',
  not_counted: 'Could not be counted.',
  found: {
    CUSTOMERS: (count) =>
      `${many(count)} ${plural('en', count, { one: 'family', other: 'families' })} right now`,
    PARTICIPANTS: (count) =>
      `${many(count)} ${plural('en', count, { one: 'participant', other: 'participants' })} right now`,
    AVAILABILITIES: (count) =>
      `${many(count)} ${plural('en', count, { one: 'current or coming date', other: 'current or coming dates' })}`,
  },
};
