import { OF_IXELLES, WEDNESDAYS } from './segments.ts';
import type { Words } from '../shop.ts';

/**
 * The written content of a discount: its title, reduction and activities; families in the order of
 * the demo.
 */
export interface DiscountContent {
  readonly title: Words;
  readonly percentage: number;
  /** The families that get it, by their position in the list. */
  readonly families: readonly number[];
  /** Slugs of activities; empty for all. */
  readonly activities: readonly string[];
  /** The segments of people and dates that it is for, by name; null for everybody and all dates. */
  readonly people: string | null;
  readonly dates: string | null;
}

/** The written content of a volume discount. */
export interface VolumeDiscountContent {
  readonly title: Words;
  readonly counts: 'PARTICIPANTS' | 'PLACES' | 'DATES';
  readonly from_rank: number;
  readonly to_rank: number | null;
  readonly percentage: number;
  /** Slugs of activities; empty for all. */
  readonly activities: readonly string[];
}

/**
 * The volume discounts of L’Éclaircie, limited to these activities, so that all others keep their
 * price.
 */
export const VOLUME_DISCOUNTS: readonly VolumeDiscountContent[] = [
  {
    title: ['2e enfant', 'Second child'],
    counts: 'PARTICIPANTS',
    from_rank: 2,
    to_rank: 2,
    percentage: 1_000,
    activities: ['stage-bande-dessinee', 'toques-en-herbe'],
  },
  {
    title: ['Dès le 3e enfant', 'Third child and more'],
    counts: 'PARTICIPANTS',
    from_rank: 3,
    to_rank: null,
    percentage: 2_000,
    activities: ['stage-bande-dessinee', 'toques-en-herbe'],
  },
];

/** The discounts of L’Éclaircie. */
export const DISCOUNTS: readonly DiscountContent[] = [
  {
    title: ['Familles de l’équipe', 'Families of the team'],
    percentage: 2_000,
    families: [3, 7],
    activities: [],
    people: null,
    dates: null,
  },
  {
    title: ['Voisins du mercredi', 'Wednesday neighbours'],
    percentage: 1_000,
    families: [],
    activities: ['multisports-du-mercredi'],
    people: OF_IXELLES,
    dates: WEDNESDAYS,
  },
];
