import type { texts as french } from '../fr/office-registration-changes.ts';

export const texts: typeof french = {
  transfer: 'Move',
  transfer_title: (name) => `Move ${name}’s registration`,
  transfer_from: (activity) =>
    `It is now for “${activity}”. Choose where it goes: the place it leaves is free at once.`,
  transferred: 'Registration moved.',
  replace: 'Replace',
  replace_title: (name) => `Give away ${name}’s place`,
  replace_from: 'The place goes to somebody else of the family. Neither days nor options change.',
  replaced: 'The place has another name.',
  restore: 'Restore',
  restore_title: (name) => `Restore ${name}’s registration?`,
  restore_from:
    'The place is taken again if it is free, at the price of before. What was refunded is to be paid again; what was kept counts as paid.',
  before_cancellation: 'Price before the cancellation',
  restored: 'Registration restored.',
  done: {
    TRANSFER: (by) => `Moved by ${by}`,
    REPLACEMENT: (by) => `Place given to somebody else by ${by}`,
    RESTORATION: (by) => `Restored by ${by}`,
    CHANGE: (by) => `Price changed by ${by}`,
  },
  set_price: 'Change the price',
  set_price_title: (name) => `Change the price for ${name}`,
  set_price_help:
    'A line with your reason takes the price to this amount. What was paid beyond it goes to the family’s wallet.',
  new_price: 'New price',
  price_reason: 'Reason, as the family will read it',
  tell_help: 'Otherwise, tell them yourself.',
  price_is_set: 'Price changed.',
  price: 'Price',
  price_new: (amount) => `Today’s price, ${amount}`,
  price_kept: (amount) => `The agreed price, ${amount}`,
  total: 'Total',
  until_now: 'Until now',
  difference: 'Difference',
  owed: 'Will be left to pay',
  credit: 'Will go to the wallet',
  bundle_returned: 'The family’s pack is not valid here: it has back what it had paid.',
};
