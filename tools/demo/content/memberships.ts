import type { Amount } from '@ribambelle/domain/base/money.ts';
import type {
  MembershipEntity,
  RollingUnit,
} from '@ribambelle/domain/memberships/membership-terms.ts';
import type { Words } from '../shop.ts';

/**
 * The written content of a membership: its description, price of a cycle, owner and duration;
 * without a unit it lasts for the season.
 */
export interface MembershipContent {
  readonly title: Words;
  readonly lead: Words;
  readonly points: readonly Words[];
  readonly price: Amount;
  readonly entity: MembershipEntity;
  readonly unit: RollingUnit | null;
  readonly count: number | null;
  readonly start_choice: boolean;
  /** True when it renews itself. */
  readonly recurring: boolean;
  /** The activities that it opens, by slug. */
  readonly opens: readonly {
    readonly slug: string;
    readonly members_only: boolean;
    readonly members_days_early: number;
    readonly member_price: Amount | null;
    readonly member_percentage: number | null;
  }[];
}

/** The memberships of L’Éclaircie. */
export const MEMBERSHIPS: readonly MembershipContent[] = [
  {
    title: ['Ami de L’Éclaircie', 'Friend of L’Éclaircie'],
    lead: [
      'Une cotisation par famille et par an. Elle paie les crayons, les confitures et les pneus de la remorque.',
      'One contribution a family and a year. It pays for the pencils, the jam and the tyres of the trailer.',
    ],
    points: [
      ['Pour toute la famille', 'For the whole family'],
      ['Un an à partir de l’achat', 'A year from the purchase'],
    ],
    price: 2_500,
    entity: 'CUSTOMERS',
    unit: 'YEARS',
    count: 1,
    start_choice: false,
    recurring: true,
    opens: [
      {
        slug: 'nuit-des-etoiles',
        members_only: false,
        members_days_early: 14,
        member_price: null,
        member_percentage: 1_000,
      },
    ],
  },
  {
    title: ['Atelier libre au mois', 'Open workshop by the month'],
    lead: [
      'La porte de l’atelier reste ouverte le mercredi : on vient quand on veut, on laisse sécher, on revient.',
      'The workshop door stays open on Wednesdays: come when you like, leave it to dry, come back.',
    ],
    points: [
      ['Pour un seul participant', 'For one participant'],
      ['Le premier jour se choisit', 'The first day is chosen'],
    ],
    price: 3_200,
    entity: 'PARTICIPANTS',
    unit: 'MONTHS',
    count: 1,
    start_choice: true,
    recurring: false,
    opens: [],
  },
  {
    title: ['La saison au club de cirque', 'The season at the circus club'],
    lead: [
      'De septembre à juin, le petit chapiteau est aussi à vous.',
      'From September to June, the little big top is yours, too.',
    ],
    points: [
      ['Pour un seul participant', 'For one participant'],
      ['Les mêmes dates pour tout le monde', 'The same dates for everybody'],
    ],
    price: 14_500,
    entity: 'PARTICIPANTS',
    unit: null,
    count: null,
    start_choice: false,
    recurring: false,
    opens: [
      {
        slug: 'improvisation-ados',
        members_only: true,
        members_days_early: 0,
        member_price: null,
        member_percentage: null,
      },
    ],
  },
];
