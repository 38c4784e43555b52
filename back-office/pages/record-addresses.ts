/** The tab that opens first, for lists whose records have their own page. */
const FIRST_TABS: ReadonlyMap<string, string> = new Map([
  ['/customers', 'overview'],
  ['/activities', 'overview'],
  ['/registrations', 'overview'],
]);

/**
 * Returns the address of a record of a list: its page when it has one, otherwise its panel beside
 * the list.
 */
export function recordAddress(list: string, cuid: string): string {
  const tab = FIRST_TABS.get(list);
  return tab === undefined ? `${list}/${cuid}` : `${list}/${cuid}/${tab}`;
}

/** Returns the address of a family's page, at one of its tabs. */
export const customerPage = (cuid: string, tab = 'overview'): string => `/customers/${cuid}/${tab}`;

/** Returns the address of a registration's page, at one of its tabs. */
export const registrationPage = (cuid: string, tab = 'overview'): string =>
  `/registrations/${cuid}/${tab}`;
