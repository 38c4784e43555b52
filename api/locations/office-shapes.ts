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

/** What a collaborator can say about a location. The title is what families read; without one they read the name. */
export const locationFields = {
  name: line,
  title: bilingual,
  street: optionalLine,
  number: oneLine(20).default(''),
  postcode: oneLine(20).default(''),
  city: optionalLine,
  active: z.boolean().default(true),
};

/** A location as the back-office knows it. */
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
  /** How many availabilities take place there. */
  availabilities: z.int(),
});

/** Words of a location's name, town or postcode. */
export const locationFilters = { search: z.string().max(100).optional() };
