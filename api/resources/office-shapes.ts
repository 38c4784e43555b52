import { z } from 'zod';
import { uploadedImage } from '../activities/office-shapes.ts';
import { bilingual, bilingualTitle, cuid, id, inEveryLanguage } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** The fields of a resource that staff can set. Descriptions are HTML, sanitised when stored. */
export const resourceFields = {
  name: bilingualTitle,
  description: bilingual,
  /** Its location; null where it needs none. */
  location: cuid.nullable().default(null),
  /** The configuration with its booking times and rules. */
  configuration: cuid,
  /** The groups that it is in. */
  groups: z.array(cuid).max(20).default([]),
  published: z.boolean().default(true),
  /** Its position among the others, lowest first. */
  order: z.int().min(0).max(100_000).default(0),
  /** Cuids of uploaded pictures; cards show the first. */
  images: z.array(cuid).max(12).default([]),
};

/** A resource in the list of the back-office, its location and configuration by their names. */
export const officeResourceRow = z.object({
  id,
  cuid,
  name: z.string(),
  location: z.string().nullable(),
  configuration: z.string(),
  /** Their names, in the organiser's order. */
  groups: z.array(z.string()),
  published: z.boolean(),
  order: z.int(),
  picture: z.string(),
});

/** A resource as its form in the back-office shows it. */
export const officeResource = z.object({
  id,
  cuid,
  version,
  name: inEveryLanguage,
  description: inEveryLanguage,
  location: cuid.nullable(),
  configuration: cuid,
  /** In the organiser's order, with names in the reader's language. */
  groups: z.array(z.object({ cuid, name: z.string() })),
  published: z.boolean(),
  order: z.int(),
  images: z.array(uploadedImage),
});

/**
 * The filters of the list: words of the name, whether it is published, and a group that it is in.
 */
export const resourceFilters = {
  search: z.string().max(100).optional(),
  published: z.boolean().optional(),
  group: cuid.optional(),
};
