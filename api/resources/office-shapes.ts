import { z } from 'zod';
import { uploadedImage } from '../activities/office-shapes.ts';
import { bilingual, bilingualTitle, cuid, id, inEveryLanguage } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** What a collaborator can say about a resource. Descriptions are HTML and are sanitised when they are kept. */
export const resourceFields = {
  name: bilingualTitle,
  description: bilingual,
  /** Where it is; null where that needs no words. */
  location: cuid.nullable().default(null),
  /** When and how it may be booked. */
  configuration: cuid,
  /** The groups that it is in. */
  groups: z.array(cuid).max(20).default([]),
  published: z.boolean().default(true),
  /** Its position among the others, lowest first. */
  order: z.int().min(0).max(100_000).default(0),
  /** Uploaded pictures by their cuid, the first one is shown on cards. */
  images: z.array(cuid).max(12).default([]),
};

/** A resource in the list of the back-office, its location and configuration by their names. */
export const officeResourceRow = z.object({
  id,
  cuid,
  name: z.string(),
  location: z.string().nullable(),
  configuration: z.string(),
  /** By their names, in the organiser's order. */
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
  /** In the organiser's order, named in the reader's language. */
  groups: z.array(z.object({ cuid, name: z.string() })),
  published: z.boolean(),
  order: z.int(),
  images: z.array(uploadedImage),
});

/** Words of the name, whether it is published, and a group that it is in. */
export const resourceFilters = {
  search: z.string().max(100).optional(),
  published: z.boolean().optional(),
  group: cuid.optional(),
};
