import { ARTICLE_STATES } from '@ribambelle/domain/articles/publication.ts';
import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { z } from 'zod';
import { image } from '../activities/shapes.ts';
import {
  bilingual,
  bilingualTitle,
  cuid,
  id,
  inEveryLanguage,
  instant,
  manyLines,
  oneLine,
} from '../general/shapes.ts';

/** The number of a version that was published, from 1 on. */
export const articleNumber = z.int().min(1).max(2_147_483_647);

/** The fields of an article that an organiser writes. */
export const articleFields = {
  title: bilingualTitle,
  /** The end of its address; which ones are possible is a rule of its own. */
  slug: oneLine(200),
  /** A sentence or two, for lists and search engines. */
  summary: z.object(inEachLanguage(() => manyLines(500).default(''))),
  content: bilingual,
  /** For search engines; empty is the title. */
  seo_title: z.object(inEachLanguage(() => oneLine(120).default(''))),
  /** Pictures of the library by their cuids, in order. */
  images: z.array(cuid).max(30),
};

/** An article in a list of the site. */
export const articleBrief = z.object({
  id,
  cuid,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  images: z.array(image),
  /** The instant from which families see it, which is its date for them. */
  created_at: instant,
});

/** An article of the site (3 §3). */
export const article = articleBrief.extend({
  /** Sanitised HTML. */
  content: z.string(),
  /** For search engines: its own, else the title. */
  seo_title: z.string(),
});

/** An article in the list of the office. */
export const officeArticleLine = z.object({
  cuid,
  slug: z.string(),
  title: inEveryLanguage,
  state: z.enum(ARTICLE_STATES),
  /** From when families see it; later than now while it is planned, null for a draft. */
  published_at: instant.nullable(),
  /** The moment of the last change that is not published; null without one. */
  draft_at: instant.nullable(),
});

/** A picture of an article in its form. */
const officeImage = z.object({
  cuid,
  public_url: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});

/** An article with what is being written: its draft, else what is published. */
export const officeArticle = officeArticleLine.extend({
  version: z.int(),
  summary: inEveryLanguage,
  content: inEveryLanguage,
  seo_title: inEveryLanguage,
  images: z.array(officeImage),
  /** The path of the site that shows the draft, for an hour. */
  preview: z.string(),
  /** The addresses that lead to it. */
  redirects: z.array(z.string()),
});

/** A version that was published. */
export const articleVersion = z.object({
  number: articleNumber,
  published_at: instant,
  /** The name of the collaborator; null for one made by nobody. */
  published_by: z.string().nullable(),
  /** True for the one that is published. */
  current: z.boolean(),
});
