import { plural } from '../formats/plural.ts';
import type { texts as french } from '../fr/vouchers.ts';

export const errors = {
  VOUCHER_NOT_FOUND: 'This gift voucher does not exist or is no longer offered.',
  VOUCHER_WITHDRAWN: 'This gift voucher is no longer offered.',
  VOUCHER_WORTH_UNCLEAR: 'A voucher is worth an amount or a pack: choose one of them.',
  VOUCHER_IN_USE:
    'This gift voucher has been sold or is in a cart: it cannot be deleted. You can take it off the site.',
};

export const texts: typeof french = {
  breadcrumb: 'Breadcrumb',
  search: 'Search for a gift voucher',
  search_placeholder: 'Birthday, camp…',
  clear_search: 'Clear the search',
  apply: 'Search',
  results: (count) =>
    `${count} ${plural('en', count, { one: 'gift voucher', other: 'gift vouchers' })}`,
  many_results: (count) => `More than ${count} gift vouchers`,
  loading: 'Loading gift vouchers…',
  none_title: 'No results',
  none_text: 'No gift voucher seems to match your search.',
  show_all: 'See all gift vouchers',
  none_yet_title: 'Soon',
  none_yet_text: 'No gift vouchers are offered for now. Come back soon.',
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    position: (page, last) => `Page ${page} of ${last}`,
  },
  free: 'Free',
  worth: (amount) => `worth ${amount}`,
  valid: (duration) => `Valid for ${duration}`,
  always_valid: 'Valid without end date',
  value: 'Value',
  validity: 'Validity',
  from_purchase: (duration) => `${duration} from the purchase`,
  no_end: 'No end date',
  get: 'Give this voucher',
  login_title: 'Sign in to give this voucher',
  login_text: 'You will come back here right after.',
  quantity: 'Number of vouchers',
  fewer: 'One voucher fewer',
  more: 'One voucher more',
  total: 'Total',
  add: (count) => (count === 1 ? 'Add to cart' : `Add ${count} vouchers to cart`),
  by_the_way: 'Each voucher has a code of its own, to give to whomever you like.',
};
