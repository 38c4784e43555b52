import { officePage, pageFields } from '@ribambelle/api/pages/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import {
  type DefaultPage,
  defaultCuid,
  defaultPages,
} from '@ribambelle/domain/website/default-pages.ts';
import { z } from 'zod';
import { refuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import type { PageFields } from './page-store.ts';

/**
 * The page of ours at this pathname, or with the cuid that it has before anybody writes it;
 * undefined for none. Of a row the pathname counts: its cuid is its own.
 */
export function ourPage(
  by: { readonly cuid: string } | { readonly pathname: string },
): DefaultPage | undefined {
  return defaultPages.find(({ pathname }) =>
    'pathname' in by ? pathname === by.pathname : defaultCuid(pathname) === by.cuid,
  );
}

/** Returns what a page of ours has, as the fields of an organiser's page. */
export function fieldsOfOurs({ pathname, title, description, content }: DefaultPage): PageFields {
  const fields = { pathname, title, description: { ...description }, seo: NOTHING_SAID, content };
  const json: typeof fields & PageFields = JSON.parse(JSON.stringify(fields));
  return json;
}

const NOTHING_SAID = { title: inEachLanguage(() => ''), image: null, indexed: true };

const readSeo = z.object({
  title: pageFields.seo.shape.title.catch(NOTHING_SAID.title),
  image: pageFields.seo.shape.image.catch(null),
  indexed: z.boolean().catch(true),
});

/** The page as search engines and shared links show it. */
export type Seo = z.output<typeof pageFields.seo>;

/** Returns the column of a page for search engines, whatever it holds. */
export function seoOf(column: Json): Seo {
  return readSeo.catch(NOTHING_SAID).parse(column);
}

/**
 * Returns what is written of a page in the shape of the API. Refuses PAGE_TOO_LARGE for elements
 * that do not fit it: shown without them, the next save would lose them.
 */
export function shownFields({ title, description, seo, content }: PageFields) {
  const elements = officePage.shape.content.safeParse(content);
  if (!elements.success) return refuse('PAGE_TOO_LARGE');
  return {
    title: bilingualOf(title),
    description: bilingualOf(description),
    seo: seoOf(seo),
    content: elements.data,
  };
}
