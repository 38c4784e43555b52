import { plural } from '../formats/plural.ts';

const thoseDates = (count: number, chosen: number): string => {
  if (count < chosen) return `${count} of the ${chosen} chosen dates`;
  return chosen === 1 ? 'this date' : 'these dates';
};

export const texts: typeof import('../fr/cart.ts').texts = {
  participant: 'Who is taking part?',
  participants_hint: 'You can register several participants at once.',
  for_person: (name) => `For ${name}`,
  about: (name, what) => `${name}: ${what}`,
  participant_missing: 'Choose who is taking part.',
  no_participants: 'First tell us who is taking part.',
  new_participant: 'Add a participant',
  new_participant_title: 'New participant',
  firstname: 'First name',
  lastname: 'Last name',
  birthdate: 'Date of birth',
  create: 'Add',
  cancel: 'Cancel',
  close: 'Close',
  optional: 'optional',
  age: {
    DAYS: (age, count) => `${age} ${plural('en', count, { one: 'day', other: 'days' })} old`,
    WEEKS: (age, count) => `${age} ${plural('en', count, { one: 'week', other: 'weeks' })} old`,
    MONTHS: (age) => `${age} months old`,
    YEARS: (age, count) => `${age} ${plural('en', count, { one: 'year', other: 'years' })} old`,
    too_young_short: ({ age, limit }) => `Will be ${age} on the first day: open from age ${limit}`,
    too_old_short: ({ age, limit }) => `Will be ${age} on the first day: open up to age ${limit}`,
    no_birthdate_short: 'Date of birth missing',
    no_birthdate: (name, activity) =>
      `“${activity}” is for certain ages, and ${name} has no date of birth yet.`,
    add_birthdate: (name) => `Add ${name}’s date of birth`,
    too_young: (name, { age, limit, activity }) =>
      `${name} will be ${age} on the first day, and “${activity}” is for ages ${limit} and up.`,
    too_old: (name, { age, limit, activity }) =>
      `${name} will be ${age} on the first day, and “${activity}” is for ages up to ${limit}.`,
    fits: (names, count) =>
      `${names} ${plural('en', count, { one: 'is', other: 'are' })} the right age.`,
    fits_nobody: 'Choose or add someone else.',
  },
  dates: 'Which dates?',
  dates_chosen: (count) =>
    `${count} ${plural('en', count, { one: 'date chosen', other: 'dates chosen' })}`,
  dates_taken: (count: number, first: string, last: string) =>
    `All ${count} dates, from ${first} to ${last}.`,
  dates_taken_some: (count: number, all: number) => `${count} of ${all} dates.`,
  dates_leave: 'Leave dates out',
  dates_show: 'See the dates',
  dates_same_price: 'Leaving dates out does not change the price.',
  dates_all: 'Select all',
  dates_none: 'Clear all',
  date_full: 'Full',
  date_overlap: 'Not available at this time',
  date_off: 'Does not take place',
  date_closed: 'Closed',
  dates_of: (title) => `Dates: ${title}`,
  quantity: 'Number of places',
  quantity_fewer: 'One place fewer',
  quantity_more: 'One place more',
  options: 'Options',
  no_option: 'Without this option',
  stock: {
    none: 'Sold out',
    left: (count) => `Only ${count} left`,
  },
  option_answer: (option) => `${option}: please specify`,
  questions: 'A few questions',
  for_family: 'For the whole family',
  choose: 'Choose…',
  no_answer: 'No answer',
  estimate: 'Your price',
  estimate_loading: 'Working out the price…',
  estimate_needs_date: 'The price shows once a date is chosen.',
  estimate_of_dates: {
    WHOLE: (chosen, all) =>
      `${chosen} of ${all} dates: the price is the same as for all the dates.`,
    BY_DATES: (chosen, all) => `${chosen} of ${all} dates: you pay for those only.`,
  },
  dates_together: 'These dates come together.',
  dates_taken_by: {
    NOBODY: 'These dates come together.',
    MEMBERS: 'Only members can take some of the dates.',
  },
  estimate_needs_participant: 'The price appears as soon as we know who is taking part.',
  lines: {
    base_price: 'Price',
    quantity: (label, quantity) => `${label} (× ${quantity})`,
    partial_registration_total_fee: 'Fee for a partial registration',
    partial_registration_total_discount: 'Discount for a partial registration',
    bundle_total: 'Pack',
    discounts_total: 'Discounts',
    volume_discounts_total: 'Quantity discount',
    reduced: (why, amount) => `${why}: ${amount}`,
    reductions: {
      MEMBER: (title) => `Member price · ${title}`,
      DISCOUNT: (title) => title,
      VOLUME_DISCOUNT: (title) => title,
    },
    total: 'Total',
    deposit: (amount) => `You can pay just the deposit (${amount}) today.`,
  },
  no_member: 'Is not a member',
  already_held: {
    registered: (count, chosen) => `Already has a place on ${thoseDates(count, chosen)}`,
    in_cart: (count, chosen) => `Already in your cart for ${thoseDates(count, chosen)}`,
  },
  elsewhere: (name: string, title: string) => `${name} already has “${title}” at that time.`,
  at_once: (one: string, other: string) => `At the same time: “${one}” and “${other}”.`,
  proposals: {
    remembered: 'Taken from the last registration. Is it still right?',
    as: (name, answer) => `Same as ${name}: ${answer}`,
    same: (answer) => `Same answer: ${answer}`,
  },
  free: 'Free',
  add: (count) => (count === 1 ? 'Add to cart' : `Add all ${count} registrations to the cart`),
  added: 'Cart updated',
  by_the_way: 'Your places are kept while you complete your order.',
  add_page: {
    title: 'Add to cart',
    intro: (count) =>
      `One registration for ${count} ${plural('en', count, { one: 'activity', other: 'activities' })}.`,
    chosen: 'Your selection',
    remove: (title) => `Remove ${title}`,
    not_open: 'Registration not possible',
    empty_title: 'Your selection is empty',
    empty_text: 'Choose one or more dates in the programme.',
    browse: 'View the programme',
    for_each: (title) => `For ${title}`,
  },
};
