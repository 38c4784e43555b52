/** A noun that a page lists. */
export type Listing = 'activities' | 'bundles' | 'memberships' | 'resources' | 'vouchers';

/** The nouns that a page may list, and how the names of the elements begin that list them. */
const LISTINGS: readonly (readonly [noun: Listing, element: string])[] = [
  ['activities', 'catalogs-activities'],
  ['bundles', 'bundles-cards-grid'],
  ['memberships', 'memberships-cards-grid'],
  ['resources', 'resources-cards-grid'],
  ['vouchers', 'vouchers-cards-grid'],
];

/** Returns the nouns that a page with these elements lists. */
export function listingsOf(elements: readonly string[]): readonly Listing[] {
  return LISTINGS.filter(([, name]) => elements.some((element) => element.startsWith(name))).map(
    ([noun]) => noun,
  );
}

/**
 * Returns the listing to which a page with these elements belongs: that of the item that it is
 * about (`bundles-default`), else that of activities.
 */
export function listingAbove(elements: readonly string[]): Listing {
  const [listing = 'activities'] = elements.flatMap((element) =>
    LISTINGS.flatMap(([noun]) => (element === `${noun}-default` ? [noun] : [])),
  );
  return listing;
}
