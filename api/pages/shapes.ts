import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { PAGE_LIMITS } from '@ribambelle/domain/website/page-limits.ts';
import { z } from 'zod';
import {
  bilingualTitle,
  cuid,
  inEveryLanguage,
  instant,
  manyLines,
  oneLine,
} from '../general/shapes.ts';

/** The kind of a page: one about a date has `$availability` in its address (1 §3.4). */
export const pageType = z.enum(['DEFAULT', 'AVAILABILITY']);

/** The number of a version that was published, from 1 on. */
export const pageNumber = z.int().min(1).max(2_147_483_647);

/** An address of the site, as it is written; which ones a page can have is a rule of its own. */
const pathname = z
  .string()
  .max(500)
  .regex(/^\/\S*$/);

const fieldsOfElement = {
  id: z.string().max(64).regex(/^\S+$/),
  name: oneLine(120),
  element: z
    .string()
    .max(100)
    .regex(/^[a-z-]+$/),
  settings: z.record(z.string().max(100), z.unknown()),
};

/** Returns the schema of elements with others inside them, so many levels in all. */
function elements<Inside extends z.ZodType>(inside: Inside) {
  return z.array(z.object({ ...fieldsOfElement, children: inside })).max(PAGE_LIMITS.elements);
}

/** The elements of a page with their words per language (3 §2), five levels at most. */
const content = elements(elements(elements(elements(elements(z.array(z.never()).max(0))))));

/** The page as search engines and shared links show it; empty words are those of the page. */
const seo = z.object({
  title: z.object(inEachLanguage(() => oneLine(120).default(''))),
  /** The file of the picture of shared links; null for the one that is drawn. */
  image: cuid.nullable(),
  /** False keeps it out of search engines and of the sitemap. */
  indexed: z.boolean(),
});

/** The fields of a page that an organiser writes. */
export const pageFields = {
  title: bilingualTitle,
  /** For search engines: a sentence or two. */
  description: z.object(inEachLanguage(() => manyLines(300).default(''))),
  pathname,
  seo,
  content,
};

/** A page in the list of an organiser's pages. */
export const officePageLine = z.object({
  cuid,
  type: pageType,
  pathname: z.string(),
  title: inEveryLanguage,
  /** True for a page of ours, which the organiser may change and put back. */
  ours: z.boolean(),
  /** True while it is as we made it. */
  unchanged: z.boolean(),
  /** Null while it is not online. */
  published_at: instant.nullable(),
  /** The moment of the last change that is not published; null without one. */
  draft_at: instant.nullable(),
});

/** A page with what is being written: its draft, else what is online. */
export const officePage = officePageLine.extend({
  version: z.int(),
  description: inEveryLanguage,
  seo,
  content,
  /** The path of the site that shows the draft, for an hour. */
  preview: z.string(),
  /** The addresses that lead to it. */
  redirects: z.array(z.string()),
});

/** A version that was online. */
export const pageVersion = z.object({
  number: pageNumber,
  published_at: instant,
  /** The name of the collaborator; null for one from before versions were kept. */
  published_by: z.string().nullable(),
  /** True for the one that is online. */
  online: z.boolean(),
});
