import { VOLUME_COUNTS } from '@ribambelle/domain/volume-discounts/volume-discount.ts';
import {
  choice,
  flag,
  moment,
  named,
  orNone,
  preset,
  price,
  whole,
  words,
} from '../records/fields.ts';
import { record } from '../records/record.ts';
import {
  offeredReductionFilters,
  reductionFilters,
  stateColumn,
  termColumns,
  worthColumns,
} from '../discounts/reduction.ts';
import { segmentChoice } from '../segments/chosen-segment.ts';

const rank = whole({ min: 2, max: 1_000 });

/**
 * Volume discounts, newest first. One has an amount or a percentage, and the other is null: else
 * VOLUME_DISCOUNT_WORTH. It ends after it starts, and so does its period: else
 * VOLUME_DISCOUNT_TIMES. Its last rank is not before its first: else VOLUME_DISCOUNT_RANKS.
 * Registrations keep the reduction with which they were bought.
 */
export const volumeDiscounts = record({
  noun: 'volume-discounts',
  one: 'volume_discount',
  summaries: {
    list: 'Lists the organiser’s volume discounts.',
    get: 'Shows one volume discount with everything that can be changed.',
    create: 'Adds a volume discount.',
    update: 'Changes a volume discount.',
    remove: 'Deletes a volume discount.',
  },
  fields: {
    /** The reason of the line, as families read it. */
    title: words(),
    /** The unit that is counted: children, places or dates. */
    counts: choice(VOLUME_COUNTS, 'PARTICIPANTS'),
    /** The first rank that gets it, 2 or more. */
    from_rank: preset(rank, 2),
    /** The last rank that gets it; null for all that follow. */
    to_rank: preset(orNone(rank), null),
    /** True when each activity is counted separately. */
    same_activity: flag(false),
    /** True when earlier purchases of the family count too. */
    counts_held: flag(true),
    /**
     * The reduction of each place, or of each date of a place where dates are counted, in minor
     * units.
     */
    amount: preset(orNone(price(1)), null),
    /** The reduction in basis points of the places; options are paid in full. */
    percentage: preset(orNone(whole({ min: 1, max: 10_000 })), null),
    /** It counts and reduces registrations that begin at or after this moment. */
    period_starts_at: preset(orNone(moment()), null),
    /** It counts and reduces registrations that begin before this moment. */
    period_ends_at: preset(orNone(moment()), null),
    /** The moment from which it is given. */
    starts_at: preset(orNone(moment()), null),
    ends_at: preset(orNone(moment()), null),
    /** The activities that it is for; when empty, all activities. */
    activities: named(200),
    ...segmentChoice,
    active: flag(true),
  },
  facts: {},
  titled_by: 'title',
  list: {
    fields: [
      'title',
      'counts',
      'from_rank',
      'to_rank',
      'amount',
      'percentage',
      'starts_at',
      'ends_at',
      'people_segment',
      'availabilities_segment',
      'active',
    ],
    columns: {
      title: { kind: 'text', value: (row) => row.title, card: 'title', sorts: true },
      ...worthColumns,
      counts: { kind: 'choice', value: (row) => row.counts },
      from: { kind: 'number', value: (row) => row.from_rank },
      to: { kind: 'number', value: (row) => row.to_rank, extra: true },
      ...termColumns,
      ...stateColumn,
    },
    filters: reductionFilters,
    offered: offeredReductionFilters,
  },
  refusals: {
    unknown: 'VOLUME_DISCOUNT_NOT_FOUND',
    values: [
      'VOLUME_DISCOUNT_WORTH',
      'VOLUME_DISCOUNT_TIMES',
      'VOLUME_DISCOUNT_RANKS',
      'ACTIVITY_NOT_FOUND',
      'SEGMENT_NOT_FOUND',
      'SEGMENT_WRONG_ENTITY',
    ],
  },
});

export const {
  list: listVolumeDiscounts,
  get: getVolumeDiscount,
  create: createVolumeDiscount,
  update: updateVolumeDiscount,
  remove: deleteVolumeDiscount,
} = volumeDiscounts.endpoints;
