import type { Answer } from '@ribambelle/api/client.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { PAGE_LIMITS } from '@ribambelle/domain/website/page-limits.ts';
import { type PageElement, type PageTree, walkTree } from '@ribambelle/domain/website/page-tree.ts';
import { findByPathname } from '@ribambelle/domain/website/pathnames.ts';
import type { Field } from '@ribambelle/elements/form.ts';
import { isRecord } from './edits.ts';
import { formOf, shapesOf } from './known-elements.ts';

/** A page as it is being written. */
export type WrittenPage = Pick<
  Answer<'getOfficePage'>,
  'title' | 'description' | 'pathname' | 'seo' | 'content'
>;

/** Something about a page that its readers would stumble over; nothing keeps it from publishing. */
export interface Remark {
  readonly about: 'LANGUAGE' | 'ALT' | 'LINK' | 'HEADINGS' | 'LARGE';
  /** The element; null for the page as a whole. */
  readonly id: string | null;
  /** The path of the setting. */
  readonly field: string | null;
  /** The language that misses a text. */
  readonly language?: Language;
  /** The address that leads nowhere. */
  readonly href?: string;
}

interface Site {
  readonly languages: readonly Language[];
  /** The pathnames of all pages of the site. */
  readonly pathnames: readonly string[];
}

/** The share of a limit from which on a page is called large. */
const LARGE = 0.85;

/** The page of any date by its short address: what is in its place may be nothing at all. */
const ANY_DATE = '/$availability';

/** The first parts of addresses that are no pages of the site's own, but exist. */
const PROGRAMS = ['account', 'auth', 'cart', 'checkout', 'files'];

/**
 * Returns what should be looked at before a page is published, in the order of the page: texts that
 * one language misses, pictures without a description, links that lead nowhere, several titles of
 * the first level, and a page that is nearly too large.
 */
export function remarksOn(page: WrittenPage, site: Site): readonly Remark[] {
  const elements = walkTree(page.content);
  const of_page = textRemarks(page.title, { id: null, path: 'title', site });
  const of_elements = elements.flatMap((element) => {
    const fields = formOf(element.element)?.fields ?? {};
    return [
      ...settingRemarks(element.settings, { fields, id: element.id, prefix: '', site }),
      ...altRemarks(element),
    ];
  });
  const titles = elements.filter(isFirstTitle);
  const second = titles[1];
  return [
    ...of_page,
    ...of_elements,
    ...(second === undefined
      ? []
      : [{ about: 'HEADINGS' as const, id: second.id, field: 'level' }]),
    ...(isLarge(page.content, elements.length)
      ? [{ about: 'LARGE' as const, id: null, field: null }]
      : []),
  ];
}

/** Returns the languages in which an element misses a text that it has in another one. */
export function missingLanguages(
  element: PageElement,
  languages: readonly Language[],
): readonly Language[] {
  const site = { languages, pathnames: [] };
  const fields = formOf(element.element)?.fields ?? {};
  const remarks = settingRemarks(element.settings, { fields, id: element.id, prefix: '', site });
  return languages.filter((language) => remarks.some((remark) => remark.language === language));
}

interface Place {
  readonly fields: Readonly<Record<string, Field>>;
  readonly id: string;
  readonly prefix: string;
  readonly site: Site;
}

function settingRemarks(
  settings: Readonly<Record<string, unknown>>,
  place: Place,
): readonly Remark[] {
  const { id, site, prefix } = place;
  return Object.entries(place.fields).flatMap(([name, field]) => {
    const value = settings[name];
    const path = `${prefix}${name}`;
    if (field.kind === 'words' || field.kind === 'rich')
      return textRemarks(value, { id, path, site });
    if (field.kind === 'link') return linkRemarks(value, { id, path, site });
    if (field.kind !== 'rows' || !Array.isArray(value)) return [];
    return value.flatMap((row: unknown, index) =>
      isRecord(row)
        ? settingRemarks(row, { fields: field.fields, id, prefix: `${path}.${index}.`, site })
        : [],
    );
  });
}

interface Spot {
  readonly id: string | null;
  readonly path: string;
  readonly site: Site;
}

function textRemarks(value: unknown, { id, path, site }: Spot): readonly Remark[] {
  if (!isRecord(value)) return [];
  const isEmpty = (language: Language) => {
    const text = value[language];
    return typeof text !== 'string' || text.trim() === '';
  };
  if (site.languages.every(isEmpty)) return [];
  return site.languages
    .filter(isEmpty)
    .map((language) => ({ about: 'LANGUAGE', id, field: path, language }));
}

function linkRemarks(value: unknown, { id, path, site }: Spot): readonly Remark[] {
  if (typeof value !== 'string' || !value.startsWith('/')) return [];
  const pathname = value.replace(/[?#].*$/, '');
  const [, first = ''] = pathname.split('/');
  const pages = site.pathnames
    .filter((each) => each !== ANY_DATE)
    .map((each) => ({ pathname: each }));
  if (PROGRAMS.includes(first) || site.pathnames.length === 0) return [];
  if (findByPathname(pages, pathname) !== null) return [];
  return [{ about: 'LINK', id, field: path, href: value }];
}

/** Returns a remark on a picture of the organiser's that nobody described. */
function altRemarks({ id, element, settings }: PageElement): readonly Remark[] {
  const fields = formOf(element)?.fields ?? {};
  const isPicture = Object.entries(fields).some(([name, { kind }]) => {
    const address = settings[name];
    return kind === 'picture' && typeof address === 'string' && address.startsWith('/files/');
  });
  const { alt } = settings;
  const isSaid = isRecord(alt) && Object.values(alt).some((text) => text !== '');
  return isPicture && 'alt' in fields && !isSaid ? [{ about: 'ALT', id, field: 'alt' }] : [];
}

function isFirstTitle({ element, settings }: PageElement): boolean {
  const shape = shapesOf(element)['level'];
  return shape !== undefined && (settings['level'] ?? shape.default) === 'h1';
}

function isLarge(tree: PageTree, elements: number): boolean {
  return (
    elements > PAGE_LIMITS.elements * LARGE ||
    JSON.stringify(tree).length > PAGE_LIMITS.characters * LARGE
  );
}
