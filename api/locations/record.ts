import { z } from 'zod';
import { version } from '../general/versions.ts';
import { fact, factOfList } from '../records/fact.ts';
import { flag, line, optionalLine, texts } from '../records/fields.ts';
import { record } from '../records/record.ts';

/**
 * Locations, by name, also those that are no longer used. Families read the title, or the name
 * where there is none.
 */
export const locations = record({
  noun: 'locations',
  one: 'location',
  summaries: {
    list: 'Lists the organiser’s locations.',
    get: 'Shows one location.',
    create: 'Adds a location.',
    update: 'Changes a location.',
    remove: 'Deletes a location that nothing uses.',
  },
  fields: {
    name: line(),
    title: texts(),
    street: optionalLine(),
    number: optionalLine(20),
    postcode: optionalLine(20),
    city: optionalLine(),
    active: flag(true),
  },
  facts: {
    /** The number of availabilities that take place there. */
    availabilities: fact(z.int()),
    version: factOfList(version),
  },
  titled_by: 'name',
  list: {
    fields: ['name', 'title', 'street', 'number', 'postcode', 'city', 'active'],
    columns: {
      name: { kind: 'text', value: (row) => row.name, card: 'title', sorts: true },
      address: { kind: 'text', value: addressOf, card: 'below' },
      dates: { kind: 'number', value: (row) => row.availabilities },
      state: {
        kind: 'choice',
        value: (row) => (row.active ? 'ACTIVE' : 'INACTIVE'),
        card: 'beside',
        sorts: true,
      },
    },
    /** Words of a location's name, town or postcode. */
    filters: { search: z.string().max(100).optional() },
  },
  refusals: { unknown: 'LOCATION_NOT_FOUND', in_use: ['LOCATION_IN_USE'] },
});

export const {
  list: listOfficeLocations,
  get: getOfficeLocation,
  create: createLocation,
  update: updateLocation,
  remove: deleteLocation,
} = locations.endpoints;

function addressOf(row: {
  readonly street: string;
  readonly number: string;
  readonly postcode: string;
  readonly city: string;
}): string {
  return [`${row.street} ${row.number}`.trim(), `${row.postcode} ${row.city}`.trim()]
    .filter((part) => part !== '')
    .join(', ');
}
