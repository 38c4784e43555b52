import { expect, test } from 'vitest';
import { listingAbove, listingsOf } from './listings.ts';

test('a page lists the nouns of its elements, whatever stands beside them', () => {
  expect(listingsOf([])).toEqual([]);
  expect(listingsOf(['blocks-hero', 'catalogs-activities-cards-grid'])).toEqual(['activities']);
  expect(listingsOf(['vouchers-cards-grid', 'bundles-cards-grid', 'memberships-default'])).toEqual([
    'bundles',
    'vouchers',
  ]);
});

test.each([
  [['blocks-hero', 'bundles-default'], 'bundles'],
  [['vouchers-default', 'bundles-default'], 'vouchers'],
  [['activities-default'], 'activities'],
  [['bundles-cards-grid'], 'activities'],
  [[], 'activities'],
] as const)('a page with %j belongs to the list of %s', (elements, listing) => {
  expect(listingAbove(elements)).toBe(listing);
});
