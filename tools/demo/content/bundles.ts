import type { Duration } from '@ribambelle/domain/base/durations.ts';
import type { Amount } from '@ribambelle/domain/base/money.ts';
import type { BundleEntity } from '@ribambelle/domain/bundles/bundle-entity.ts';
import type { Words } from '../shop.ts';

/** The written content of a bundle: its description, price, uses, owner and duration. */
export interface BundleContent {
  readonly title: Words;
  readonly lead: Words;
  readonly points: readonly Words[];
  readonly price: Amount;
  readonly capacity: number | null;
  readonly valid: Duration | null;
  readonly entity: BundleEntity;
  /** True when it pays what takes place on one day alone; else it pays everything. */
  readonly single_days: boolean;
}

/** The packs of L’Éclaircie. */
export const BUNDLES: readonly BundleContent[] = [
  {
    title: ['Cinq dimanches', 'Five Sundays'],
    lead: [
      'Cinq inscriptions pour toute la famille, à prendre quand le temps s’y prête. Le cinquième dimanche revient au prix d’une glace.',
      'Five registrations for the whole family, to be taken when the weather is right. The fifth Sunday costs no more than an ice cream.',
    ],
    points: [
      ['Pour tous les participants de votre compte', 'For all the participants of your account'],
      ['Pour toutes nos activités d’un jour', 'For all our activities of one day'],
    ],
    price: 9_000,
    capacity: 5,
    valid: { count: 1, unit: 'year' },
    entity: 'CUSTOMERS',
    single_days: true,
  },
  {
    title: ['Le carnet de dix', 'The book of ten'],
    lead: [
      'Dix inscriptions pour un enfant qui aime changer : cirque en mars, ferme en mai, robots quand il pleut.',
      'Ten registrations for a child who likes a change: circus in March, farm in May, robots when it rains.',
    ],
    points: [
      ['Pour un seul participant, choisi à l’achat', 'For one participant, chosen at the purchase'],
      ['Une annulation à temps lui rend sa place', 'What is cancelled in time is given back to it'],
    ],
    price: 42_000,
    capacity: 10,
    valid: { count: 18, unit: 'month' },
    entity: 'PARTICIPANTS',
    single_days: false,
  },
  {
    title: ['Toute l’année, tout compris', 'All year, all included'],
    lead: [
      'Autant d’inscriptions que l’envie en demande, pendant un an. Seules les options restent à payer.',
      'As many registrations as one likes, for a year. Only options are left to pay.',
    ],
    points: [
      ['Pour un seul participant', 'For one participant'],
      ['Sans limite de nombre', 'Without limit'],
    ],
    price: 120_000,
    capacity: null,
    valid: { count: 1, unit: 'year' },
    entity: 'PARTICIPANTS',
    single_days: false,
  },
];
