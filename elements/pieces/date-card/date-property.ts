/** A fact of a date on a card (2 §2); `category-{cuid}` is its category in one group. */
export type DateProperty =
  | 'categories'
  | 'activity'
  | 'dates'
  | 'weekday'
  | 'time'
  | 'location'
  | 'age'
  | 'capacity'
  | 'price'
  | `category-${string}`;
