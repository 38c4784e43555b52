import { MOST_DURATION } from '@ribambelle/domain/base/durations.ts';
import { BUNDLE_ENTITIES } from '@ribambelle/domain/bundles/bundle-entity.ts';
import { z } from 'zod';
import { factOfForm, factOfList } from '../records/fact.ts';
import {
  choice,
  flag,
  moment,
  named,
  order,
  orNone,
  pictures,
  preset,
  price,
  rich,
  vatOfOwn,
  whole,
  words,
} from '../records/fields.ts';
import { record } from '../records/record.ts';

/**
 * Bundles that are offered, in the organiser's order, unpublished ones too. Bundles already sold
 * keep their number of registrations and their end.
 */
export const bundles = record({
  noun: 'bundles',
  one: 'bundle',
  summaries: {
    list: 'Lists the organiser’s bundles.',
    get: 'Shows one bundle with everything that can be changed.',
    create: 'Adds a bundle.',
    update: 'Changes a bundle.',
    remove: 'Deletes a bundle that was never sold.',
  },
  fields: {
    title: words(),
    description: rich(),
    /** Price of one, in minor units. */
    price: price(),
    /** Its category by VAT; null for the organiser's default. */
    vat_category: vatOfOwn(),
    /** The number of registrations that it pays; null for no limit. */
    capacity: orNone(whole({ min: 1, max: 10_000 })),
    /** Seconds for which it can be used once sold; null for no end. */
    duration: preset(orNone(whole({ min: 1, max: MOST_DURATION })), null),
    /** The last moment at which it can be used, whenever it is sold; null for no end. */
    expires_at: preset(orNone(moment()), null),
    /**
     * The owner once it is sold: one participant, or the customer for all of their participants.
     */
    entity: choice(BUNDLE_ENTITIES, 'CUSTOMERS'),
    /** The activities for which it can be used; when empty, all activities. */
    activities: named(200),
    published: flag(true),
    order: order(),
    /** Cards show the first. */
    images: pictures(12),
  },
  facts: {
    picture: factOfList(z.string()),
    /** True when one was sold or is in a cart: then it cannot be deleted. */
    in_use: factOfForm(z.boolean()),
  },
  titled_by: 'title',
  list: {
    fields: [
      'title',
      'price',
      'capacity',
      'duration',
      'expires_at',
      'entity',
      'published',
      'order',
    ],
    columns: {
      title: { kind: 'text', value: (row) => row.title, card: 'title', sorts: true },
      price: { kind: 'amount', value: (row) => row.price, card: 'below', sorts: true },
      capacity: { kind: 'number', value: (row) => row.capacity, sorts: true },
      duration: { kind: 'number', value: (row) => row.duration, sorts: true },
      state: {
        kind: 'choice',
        value: (row) => (row.published ? 'PUBLISHED' : 'UNPUBLISHED'),
        card: 'beside',
      },
    },
    filters: { search: z.string().max(100).optional(), published: z.boolean().optional() },
    offered: { published: { kind: 'choice', of: ['true', 'false'] } },
  },
  refusals: {
    unknown: 'BUNDLE_NOT_FOUND',
    in_use: ['BUNDLE_IN_USE'],
    values: ['IMAGE_UNKNOWN', 'ACTIVITY_NOT_FOUND', 'VAT_CATEGORY_NOT_ALLOWED'],
  },
});

export const {
  list: listOfficeBundles,
  get: getOfficeBundle,
  create: createBundle,
  update: updateBundle,
  remove: deleteBundle,
} = bundles.endpoints;
