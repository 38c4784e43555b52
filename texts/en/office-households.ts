import type * as French from '../fr/office-households.ts';

export const texts: typeof French.texts = {
  title: 'Households',
  keeps: 'keeps the record',
  add: 'Add a household',
  add_title: (name) => `With which family is ${name} shared?`,
  add_help:
    'For a child whose parents live apart. Both families see, correct and register the child; the orders, payments and wallet of each stay its own, and the other does not see them.',
  added: (family) => `${family} now sees the child in the account.`,
  remove: 'Remove',
  remove_of: (family) => `Remove the household ${family}`,
  remove_title: (family) => `Remove the household ${family}?`,
  remove_consequence: (family, name) =>
    `${family} will no longer see ${name} and can no longer register the child. What was ordered already stays with this family.`,
  removed: 'The household is removed.',
  shared_with: (families) => `shared with ${families}`,
};
