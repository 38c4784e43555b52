/** Where a filter is changed: the search field, the panel beside the cards, or the drawer of smaller screens. */
export type FilterPlace = 'search' | 'panel' | 'drawer';

const PHONE = 600;

/** Milliseconds until a changed filter takes effect: 500 while typing, 750 beside the cards, 350 in the drawer, at once on a phone (2 §9). */
export function delayOf(place: FilterPlace, width: number): number {
  if (place === 'search') return 500;
  if (place === 'panel') return 750;
  return width <= PHONE ? 0 : 350;
}
