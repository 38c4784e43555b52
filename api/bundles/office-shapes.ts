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

/**
 * The fields of an offered bundle that staff can set. Descriptions are HTML, sanitised when stored.
 */
export const bundleFields = {
  title: bilingualTitle,
  description: bilingual,
  /** Price of one, in minor units. */
  price,
  /** The number of registrations that it pays; null for no limit. */
  capacity: z.int().min(1).max(10_000).nullable(),
  /** Seconds for which it can be used once sold; null for no end. */
  duration: z.int().min(1).max(MOST_DURATION).nullable().default(null),
  /** The last moment at which it can be used, whenever it is sold; null for no end. */
  expires_at: instant.nullable().default(null),
  /** The owner once it is sold: one participant, or the customer for all of their participants. */
  entity: z.enum(BUNDLE_ENTITIES).default('CUSTOMERS'),
  /** Cuids of the activities for which it can be used; when empty, all activities. */
  activities: z.array(cuid).max(200).default([]),
  published: z.boolean().default(true),
  /** Its position among the others, lowest first. */
  order: z.int().min(0).max(100_000).default(0),
  /** Cuids of uploaded pictures; cards show the first. */
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
  /** True when one was sold or is in a cart: then it cannot be deleted. */
  in_use: z.boolean(),
});

/** The filters of the list: words of the title, and whether it is published. */
export const bundleFilters = {
  search: z.string().max(100).optional(),
  published: z.boolean().optional(),
};
