import type { Answer } from '@ribambelle/api/client.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { pictureAt } from '@ribambelle/domain/website/focal-point.ts';
import { hardToRead } from '@ribambelle/domain/website/ground-contrast.ts';
import { type PageElement, walkTree } from '@ribambelle/domain/website/page-tree.ts';
import { isOfTemplate } from '@ribambelle/domain/website/template-words.ts';
import { isRecord } from './edits.ts';
import { formOf, shapesOf } from './known-elements.ts';
import type { Remark } from './remark.ts';
import { groundsOf, hrefsIn, settingsOf, type WrittenSetting } from './written-settings.ts';
import { weightRemarks } from './weight.ts';

/** A page as it is being written. */
export type WrittenPage = Pick<
  Answer<'getOfficePage'>,
  'title' | 'description' | 'pathname' | 'seo' | 'content'
>;

interface Site {
  readonly languages: readonly Language[];
  /** The links that lead nowhere. */
  readonly broken: ReadonlySet<string>;
  /** The cuids of the pictures that the library describes. */
  readonly described: ReadonlySet<string>;
}

/**
 * Returns what should be looked at before a page is published, in the order of the page: texts that
 * one language misses or that are still a template's, pictures that are not chosen or that nobody
 * described, links that lead nowhere, words that are hard to read on their background, several
 * titles of the first level, and what makes it slow.
 */
export function remarksOn(page: WrittenPage, site: Site): readonly Remark[] {
  const elements = walkTree(page.content);
  const of_page = textRemarks({ path: 'title', value: page.title }, { id: null, site });
  const of_elements = elements.flatMap((element) => [
    ...settingsOf(element).flatMap((setting) => settingRemarks(setting, { id: element.id, site })),
    ...altRemarks(element, site),
    ...contrastRemarks(element),
  ]);
  const second = elements.filter(isFirstTitle)[1];
  return [
    ...of_page,
    ...of_elements,
    ...(second === undefined
      ? []
      : [{ about: 'HEADINGS' as const, id: second.id, field: 'level' }]),
    ...weightRemarks(page.content),
  ];
}

/** Returns the languages in which an element misses a text that it has in another one. */
export function missingLanguages(
  element: PageElement,
  languages: readonly Language[],
): readonly Language[] {
  const site = { languages, broken: new Set<string>(), described: new Set<string>() };
  const remarks = settingsOf(element).flatMap((setting) =>
    settingRemarks(setting, { id: element.id, site }),
  );
  return languages.filter((language) =>
    remarks.some((remark) => remark.about === 'LANGUAGE' && remark.language === language),
  );
}

interface Spot {
  readonly id: string | null;
  readonly site: Site;
}

function settingRemarks(setting: WrittenSetting, spot: Spot): readonly Remark[] {
  const { kind } = setting.field;
  const { id, site } = spot;
  if (kind === 'picture' && setting.value === '')
    return [{ about: 'PICTURE', id, field: setting.path }];
  const texts = kind === 'words' || kind === 'rich' ? textRemarks(setting, spot) : [];
  const links = hrefsIn(setting)
    .filter((href) => site.broken.has(href))
    .map((href) => ({ about: 'LINK' as const, id, field: setting.path, href }));
  return [...texts, ...links];
}

function textRemarks(
  { path, value }: Pick<WrittenSetting, 'path' | 'value'>,
  { id, site }: Spot,
): readonly Remark[] {
  if (!isRecord(value)) return [];
  const isEmpty = (language: Language) => {
    const text = value[language];
    return typeof text !== 'string' || text.trim() === '';
  };
  if (site.languages.every(isEmpty)) return [];
  const templates = site.languages
    .filter((language) => isOfTemplate(value[language]))
    .map((language) => ({ about: 'TEMPLATE' as const, id, field: path, language }));
  const missing = site.languages
    .filter(isEmpty)
    .map((language) => ({ about: 'LANGUAGE' as const, id, field: path, language }));
  return [...templates, ...missing];
}

/** Returns a remark on a picture of the organiser's that neither page nor library describes. */
function altRemarks(element: PageElement, { described }: Site): readonly Remark[] {
  const fields = formOf(element.element)?.fields ?? {};
  const { alt } = element.settings;
  const isSaid = isRecord(alt) && Object.values(alt).some((text) => text !== '');
  if (!('alt' in fields) || isSaid) return [];
  const isSilent = Object.entries(fields).some(([name, { kind }]) => {
    const cuid = kind === 'picture' ? pictureAt(element.settings[name]) : undefined;
    return cuid !== undefined && !described.has(cuid);
  });
  return isSilent ? [{ about: 'ALT', id: element.id, field: 'alt' }] : [];
}

/** Returns a remark on a background on which the words of its element may be hard to read. */
function contrastRemarks(element: PageElement): readonly Remark[] {
  const hasWords =
    element.children.length > 0 || settingsOf(element).some(({ field }) => field.kind === 'words');
  if (!hasWords) return [];
  return groundsOf(element).flatMap(({ path, ground }) => {
    const hard = hardToRead(ground);
    const field = ground.image === null ? `${path}.color` : `${path}.overlay.opacity`;
    return hard === null
      ? []
      : [{ about: 'CONTRAST' as const, id: element.id, field, opacity: hard.opacity }];
  });
}

function isFirstTitle({ element, settings }: PageElement): boolean {
  const shape = shapesOf(element)['level'];
  return shape !== undefined && (settings['level'] ?? shape.default) === 'h1';
}
