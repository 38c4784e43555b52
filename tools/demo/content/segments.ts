import type { SegmentEntity, SegmentRule } from '@ribambelle/domain/segments/segment.ts';

/** The written content of a segment, for the team of the demo. */
export interface SegmentContent {
  readonly entity: SegmentEntity;
  readonly name: string;
  readonly conditions: { readonly match: 'ALL' | 'ANY'; readonly rules: readonly SegmentRule[] };
}

export const NEW_FAMILIES = 'Nouvelles familles';
export const OF_IXELLES = 'Habitants d’Ixelles';
export const WEDNESDAYS = 'Mercredis';

/** The segments of L’Éclaircie. */
export const SEGMENTS: readonly SegmentContent[] = [
  {
    entity: 'CUSTOMERS',
    name: NEW_FAMILIES,
    conditions: {
      match: 'ALL',
      rules: [{ field: 'registrations', operator: 'AT_MOST', number: 3 }],
    },
  },
  {
    entity: 'CUSTOMERS',
    name: OF_IXELLES,
    conditions: {
      match: 'ALL',
      rules: [{ field: 'postcode', operator: 'ONE_OF', values: ['1050'] }],
    },
  },
  {
    entity: 'AVAILABILITIES',
    name: WEDNESDAYS,
    conditions: { match: 'ALL', rules: [{ field: 'weekday', operator: 'ONE_OF', values: ['3'] }] },
  },
];
