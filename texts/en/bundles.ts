import { plural } from '../formats/plural.ts';
import type { texts as french } from '../fr/bundles.ts';

export const errors = {
  BUNDLE_NOT_FOUND: 'This pack does not exist or is no longer offered.',
  BUNDLE_WITHDRAWN: 'This pack is no longer offered.',
  BUNDLE_IN_USE:
    'This pack has been sold or is in a cart: it cannot be deleted. You can take it off the site.',
  BUNDLE_FOR_PARTICIPANT: 'Choose whom this pack is for.',
};

export const texts: typeof french = {
  breadcrumb: 'Breadcrumb',
  search: 'Search for a pack',
  search_placeholder: 'Swimming, ten sessions…',
  clear_search: 'Clear the search',
  apply: 'Search',
  results: (count) => `${count} ${plural('en', count, { one: 'pack', other: 'packs' })}`,
  many_results: (count) => `More than ${count} packs`,
  loading: 'Loading packs…',
  none_title: 'No results',
  none_text: 'No pack seems to match your search.',
  show_all: 'See all packs',
  none_yet_title: 'Soon',
  none_yet_text: 'No packs are offered for now. Come back soon.',
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    position: (page, last) => `Page ${page} of ${last}`,
  },
  free: 'Free',
  capacity: 'What it pays',
  pays: (count) =>
    `${count} ${plural('en', count, { one: 'registration', other: 'registrations' })}`,
  pays_all: 'Unlimited registrations',
  each: (amount) => `${amount} a registration`,
  validity: 'Validity',
  valid: (duration) => `Valid for ${duration}`,
  valid_until: (day) => `Valid until ${day}`,
  from_purchase: (duration) => `${duration} from the purchase`,
  from_purchase_until: (duration, day) =>
    `${duration} from the purchase, until ${day} at the latest`,
  until: (day) => `Until ${day}`,
  no_end: 'No end date',
  whose: 'For whom',
  for_participant: 'One person, whom you choose when you buy it',
  for_customer: 'All the participants of your account',
  activities: 'Can be used for',
  all_activities: 'All activities',
  get: 'Buy this pack',
  login_title: 'Sign in to buy this pack',
  login_text: 'You will come back here right after.',
  participant: 'For whom?',
  quantity: 'Number of packs',
  fewer: 'One pack fewer',
  more: 'One pack more',
  total: 'Total',
  add: (count) => (count === 1 ? 'Add to cart' : `Add ${count} packs to cart`),
  by_the_way: 'Your next registrations use the pack by themselves: you pay the options only.',
};
