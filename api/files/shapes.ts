import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { z } from 'zod';
import { cuid, instant, line, optionalLine } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** A place in a picture, in basis points of its width or height. */
const basisPoints = z.int().min(0).max(10_000);

/** The fields of a picture that staff write; `alt` are the words for people who do not see it. */
export const libraryFields = {
  name: line,
  alt: z.object(inEachLanguage(() => optionalLine)),
  /** True for a picture that shows nothing that words must say. */
  decoration: z.boolean(),
  focal_x: basisPoints,
  focal_y: basisPoints,
};

/** A picture of the library. */
export const libraryPicture = z.object({
  ...libraryFields,
  cuid,
  public_url: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  created_at: instant,
  deleted_at: instant.nullable(),
  version,
});

/** The kinds of places that show pictures. */
export const PICTURE_PLACES = [
  'activities',
  'bundles',
  'memberships',
  'resources',
  'vouchers',
  'articles',
  'article_drafts',
  'pages',
  'page_drafts',
  'saved_sections',
  'site',
  'logo',
  'icon',
  // what was sent stays as it is
  'mailings',
  'notification_definitions',
  'mail_templates',
] as const;

/** A place where a picture is used; without a cuid for those of which there is only one. */
export const pictureUse = z.object({
  of: z.enum(PICTURE_PLACES),
  cuid: cuid.nullable(),
  title: z.string(),
});
