import type { Words } from '../shop.ts';

/** A discount as it is written down: what it says and takes off, and for whose activities; families in the order of the demo. */
export interface DiscountContent {
  readonly title: Words;
  readonly percentage: number;
  /** For which of the families, by their place in the list. */
  readonly families: readonly number[];
  /** Slugs of activities; none is all of them. */
  readonly activities: readonly string[];
}

/** The discounts of L’Éclaircie. */
export const DISCOUNTS: readonly DiscountContent[] = [
  {
    title: ['Familles de l’équipe', 'Families of the team'],
    percentage: 2_000,
    families: [3, 7],
    activities: [],
  },
];
