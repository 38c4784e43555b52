import { MOST_DURATION } from '@ribambelle/domain/base/durations.ts';
import { BUNDLE_ENTITIES } from '@ribambelle/domain/bundles/bundle-entity.ts';
import { z } from 'zod';
import { uploadedImage } from '../activities/office-shapes.ts';
import {
  bilingual,
  bilingualTitle,
  cuid,
  id,
  inEveryLanguage,
  instant,
  price,
} from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** What a collaborator can say about a bundle that is offered. Descriptions are HTML and are sanitised when they are kept. */
export const bundleFields = {
  title: bilingualTitle,
  description: bilingual,
  /** What one costs, in minor units. */
  price,
  /** How many registrations it pays; null is without limit. */
  capacity: z.int().min(1).max(10_000).nullable(),
  /** How long it can be used once sold, in seconds; null is without end. */
  duration: z.int().min(1).max(MOST_DURATION).nullable().default(null),
  /** Until when it can be used at the latest, whenever it is sold; null is without end. */
  expires_at: instant.nullable().default(null),
  /** Whose it is once sold: one participant's, or the customer's for all of theirs. */
  entity: z.enum(BUNDLE_ENTITIES).default('CUSTOMERS'),
  /** The activities for which it can be used, by their cuid; all of them when none is named. */
  activities: z.array(cuid).max(200).default([]),
  published: z.boolean().default(true),
  /** Its position among the others, lowest first. */
  order: z.int().min(0).max(100_000).default(0),
  /** Uploaded pictures by their cuid, the first one is shown on cards. */
  images: z.array(cuid).max(12).default([]),
};

/** A bundle in the list of the back-office. */
export const officeBundleRow = z.object({
  id,
  cuid,
  title: z.string(),
  price,
  capacity: z.int().nullable(),
  duration: z.int().nullable(),
  expires_at: instant.nullable(),
  entity: z.enum(BUNDLE_ENTITIES),
  published: z.boolean(),
  order: z.int(),
  picture: z.string(),
});

/** A bundle as its form in the back-office shows it. */
export const officeBundle = z.object({
  id,
  cuid,
  version,
  title: inEveryLanguage,
  description: inEveryLanguage,
  price,
  capacity: z.int().nullable(),
  duration: z.int().nullable(),
  expires_at: instant.nullable(),
  entity: z.enum(BUNDLE_ENTITIES),
  activities: z.array(z.object({ cuid, title: z.string() })),
  published: z.boolean(),
  order: z.int(),
  images: z.array(uploadedImage),
  /** Whether one was sold or lies in a cart: then it cannot be deleted. */
  in_use: z.boolean(),
});

/** Words of the title, and whether it is published. */
export const bundleFilters = {
  search: z.string().max(100).optional(),
  published: z.boolean().optional(),
};
