/** The tab that opens first, of the lists whose records have a page of their own. */
const FIRST_TABS: ReadonlyMap<string, string> = new Map([
  ['/customers', 'overview'],
  ['/activities', 'overview'],
  ['/registrations', 'overview'],
]);

/** Where a record of a list is shown: on its page where it has one, else beside the list. */
export function recordAddress(list: string, cuid: string): string {
  const tab = FIRST_TABS.get(list);
  return tab === undefined ? `${list}/${cuid}` : `${list}/${cuid}/${tab}`;
}

/** Where the page of a family stands, at one of its tabs. */
export const customerPage = (cuid: string, tab = 'overview'): string => `/customers/${cuid}/${tab}`;

/** Where the page of a registration stands, at one of its tabs. */
export const registrationPage = (cuid: string, tab = 'overview'): string =>
  `/registrations/${cuid}/${tab}`;
