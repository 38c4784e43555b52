import { z } from 'zod';
import {
  bilingual,
  cuid,
  id,
  inEveryLanguage,
  line,
  oneLine,
  optionalLine,
} from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/**
 * The fields of a location that staff can set. Families read the title, or the name where there is
 * none.
 */
export const locationFields = {
  name: line,
  title: bilingual,
  street: optionalLine,
  number: oneLine(20).default(''),
  postcode: oneLine(20).default(''),
  city: optionalLine,
  active: z.boolean().default(true),
};

/** A location as the back-office shows it. */
export const officeLocation = z.object({
  id,
  cuid,
  version,
  name: z.string(),
  title: inEveryLanguage,
  street: z.string(),
  number: z.string(),
  postcode: z.string(),
  city: z.string(),
  active: z.boolean(),
  /** The number of availabilities that take place there. */
  availabilities: z.int(),
});

/** A location in the list of the back-office. */
export const officeLocationRow = officeLocation.omit({ version: true }).extend({ version });

/** The filters of the list: words of a location's name, town or postcode. */
export const locationFilters = { search: z.string().max(100).optional() };
