/**
 * The place of a filter: the search field, the fields next to the cards or in the drawer of smaller
 * screens, or a popover that opens over the page.
 */
export type FilterPart = 'search' | 'fields' | 'popover';

const PHONE = 600;
const DRAWER = 1024;

/**
 * Returns the milliseconds until a changed filter takes effect: 500 while typing, 750 next to the
 * cards, 350 in a popover or the drawer, at once on a phone (2 §9).
 */
export function delayOf(part: FilterPart, width: number): number {
  if (part === 'search') return 500;
  if (width > DRAWER) return part === 'popover' ? 350 : 750;
  return width <= PHONE ? 0 : 350;
}
