import { z } from 'zod';
import { cuid } from '../general/shapes.ts';
import { factOfList } from '../records/fact.ts';
import {
  flag,
  namedAs,
  order,
  orNone,
  pictures,
  preset,
  reference,
  rich,
  vatOfOwn,
  words,
} from '../records/fields.ts';
import { record } from '../records/record.ts';

/** The cuid in the form, and the name in the list. */
const named = reference({ answer: cuid, row: z.string() });

/** Resources that are booked by the hour, in the organiser's order, unpublished ones too. */
export const resources = record({
  noun: 'resources',
  one: 'resource',
  summaries: {
    list: 'Lists the organiser’s resources.',
    get: 'Shows one resource with everything that can be changed.',
    create: 'Adds a resource.',
    update: 'Changes a resource.',
    remove: 'Deletes a resource.',
  },
  fields: {
    name: words(),
    description: rich(),
    /** Its location; null where it needs none. */
    location: preset(orNone(named), null),
    /** The configuration with its booking times and rules. */
    configuration: named,
    /** The groups that it is in, in the organiser's order. */
    groups: namedAs(20, z.object({ cuid, name: z.string() })),
    /** Its category by VAT; null for the organiser's default. */
    vat_category: vatOfOwn(),
    published: flag(true),
    order: order(),
    /** Cards show the first. */
    images: pictures(12),
  },
  facts: {
    /** The names of its groups, in the organiser's order. */
    groups: factOfList(z.array(z.string())),
    picture: factOfList(z.string()),
  },
  titled_by: 'name',
  list: {
    fields: ['name', 'location', 'configuration', 'published', 'order'],
    columns: {
      name: { kind: 'text', value: (row) => row.name, card: 'title', sorts: true },
      location: { kind: 'text', value: (row) => row.location ?? '', card: 'below' },
      groups: { kind: 'text', value: (row) => row.groups.join(', ') },
      configuration: { kind: 'text', value: (row) => row.configuration, card: 'below' },
      state: {
        kind: 'choice',
        value: (row) => (row.published ? 'PUBLISHED' : 'UNPUBLISHED'),
        card: 'beside',
      },
    },
    /** Words of the name, whether it is published, and a group that it is in. */
    filters: {
      search: z.string().max(100).optional(),
      published: z.boolean().optional(),
      group: cuid.optional(),
    },
    offered: {
      group: { kind: 'resource-group' },
      published: { kind: 'choice', of: ['true', 'false'] },
    },
  },
  refusals: {
    unknown: 'RESOURCE_NOT_FOUND',
    in_use: ['RESOURCE_IN_USE'],
    values: [
      'IMAGE_UNKNOWN',
      'LOCATION_NOT_FOUND',
      'RESOURCE_GROUP_NOT_FOUND',
      'BOOKING_CONFIGURATION_NOT_FOUND',
      'VAT_CATEGORY_NOT_ALLOWED',
    ],
  },
});

export const {
  list: listOfficeResources,
  get: getOfficeResource,
  create: createResource,
  update: updateResource,
  remove: deleteResource,
} = resources.endpoints;
