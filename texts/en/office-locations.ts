import { plural } from '../formats/plural.ts';
import type {
  errors as frenchErrors,
  record as frenchRecord,
  texts as french,
} from '../fr/office-locations.ts';

export const errors: typeof frenchErrors = {
  LOCATION_NOT_FOUND: 'This location does not exist (any more).',
  LOCATION_IN_USE:
    'Dates take place here: this location cannot be deleted. You can make it inactive.',
};

export const texts: typeof french = {
  title: 'Locations',
  add: 'New location',
  name: 'Name',
  name_help: 'Used by your team, in lists.',
  shown_as: 'Name shown to families',
  street: 'Street',
  number: 'Number',
  postcode: 'Postcode',
  city: 'Town',
  address: 'Address',
  active: 'Active',
  inactive: 'Inactive',
  active_help: 'An inactive location no longer appears in the filters of the site.',
  state: 'Status',
  used: 'Dates',
  removed: 'Location deleted.',
  dates_here: (count) =>
    count === 0
      ? 'No date takes place here'
      : `${count} ${plural('en', count, { one: 'date takes place here', other: 'dates take place here' })}`,
};

export const record: typeof frenchRecord = {
  area: 'Locations',
  list: {
    name: 'locations',
    columns: {
      name: 'Name',
      address: 'Address',
      dates: 'Dates',
      state: 'Status',
    },
    words: {
      state: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
    },
  },
};
