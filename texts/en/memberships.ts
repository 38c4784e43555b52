import type { errors as frenchErrors, texts as french } from '../fr/memberships.ts';
import { plural } from '../formats/plural.ts';

export const errors: typeof frenchErrors = {
  MEMBERSHIP_NOT_FOUND: 'This membership doesn’t exist or is no longer offered.',
  MEMBERSHIP_WITHDRAWN: 'This membership is no longer offered.',
  MEMBERSHIP_OVER: 'The period of this membership is over.',
  MEMBERSHIP_ALREADY_HELD:
    'This person already has this membership, and it is still too early to renew it.',
  MEMBERSHIP_IN_CART: 'This membership is already in your cart.',
  MEMBERSHIP_IN_USE:
    'This membership has been sold or is in a cart: it cannot be deleted. You can take it off the site.',
  MEMBERSHIP_IN_ACTIVITY: 'This membership opens activities: take it off those activities first.',
  MEMBERSHIP_MISSING: 'First choose which membership is needed.',
  MEMBER_PRICE_TWICE: 'Give a price or a percentage, not both.',
  MEMBERSHIP_FOR_PARTICIPANT: 'Choose who this membership is for.',
  MEMBERSHIP_START_NOT_POSSIBLE: 'The membership cannot start on this day.',
  MEMBERSHIP_PERIOD_INCOMPLETE: 'Say how long the membership lasts.',
  MEMBERSHIP_PERIOD_REVERSED: 'The last day cannot come before the first.',
  RENEWAL_NOTICE_TOO_SHORT:
    'To renew itself, it must be renewable at least 8 days before its end: families need time to say no.',
};

export const texts: typeof french = {
  renewal: 'Renewal',
  renews_itself: (days) =>
    `By itself, at the price of that time. You get an e-mail ${days} days before the end, and can stop it at any time in your account.`,
  renews_itself_without_mail:
    'By itself, at the price of that time. Your account shows the day, and you can stop it there at any time. This site does not send e-mails yet.',
  breadcrumb: 'Breadcrumb',
  search: 'Search for a membership',
  search_placeholder: 'Club, season…',
  clear_search: 'Clear the search',
  apply: 'Search',
  results: (count) =>
    `${count} ${plural('en', count, { one: 'membership', other: 'memberships' })}`,
  many_results: (count) => `More than ${count} memberships`,
  loading: 'Loading memberships…',
  none_title: 'No results',
  none_text: 'It seems that no membership matches your search.',
  show_all: 'See all memberships',
  none_yet_title: 'Coming soon',
  none_yet_text: 'No membership is offered for now. Come back soon.',
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    position: (page, last) => `Page ${page} of ${last}`,
  },
  free: 'Free',
  period: 'Duration',
  from_purchase: (duration) => `${duration} from the purchase`,
  from_choice: (duration) => `${duration} from the day you choose`,
  whose: 'For whom',
  for_participant: 'One person only, whom you choose when buying',
  for_customer: 'You, for your whole account',
  get: 'Become a member',
  login_title: 'Sign in to become a member',
  login_text: 'You will come back here right after.',
  participant: 'For whom?',
  yours: 'This membership will be in your name: it counts for your whole account.',
  start_on: 'First day',
  start_on_help: 'Leave empty to start today.',
  add: () => 'Add to cart',
  by_the_way:
    'Whoever already has this membership renews it: the next period starts the day after its end.',
};
