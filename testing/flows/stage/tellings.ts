import { LANGUAGES, type Language } from '@ribambelle/domain/base/languages.ts';

/** The language and the width in which a story is told. */
export interface Telling {
  readonly language: Language;
  readonly width: number;
}

/**
 * True when this run tells every story in each language and at each width for which it is written,
 * as `npm test -- --every` requests.
 */
export const TELLS_EVERY = process.env['FLOWS_TELLINGS'] === 'every';

/** At a desk, in each language. */
export const AT_A_DESK: readonly Telling[] = LANGUAGES.map((language) => ({
  language,
  width: 1280,
}));

/** On a phone, in each language. */
export const ON_A_PHONE: readonly Telling[] = LANGUAGES.map((language) => ({
  language,
  width: 390,
}));

/** At a desk in each language, and on a phone in one of them. */
export const AT_A_DESK_AND_ON_A_PHONE: readonly Telling[] = [
  { language: 'fr', width: 390 },
  ...AT_A_DESK,
];

/**
 * Returns the tellings of a story in this run: a single one, always the same for a name and
 * different between names, so that languages and widths are spread over the stories; or all.
 */
export function tellings<const One>(name: string, each: readonly One[]): readonly One[] {
  return TELLS_EVERY ? each : each.filter((_, index) => index === numberOf(name) % each.length);
}

/** Returns a number that is spread evenly over names (FNV-1a). */
function numberOf(name: string): number {
  const hash = [...name].reduce(
    (so_far, letter) => Math.imul(so_far ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93),
    0x81_1c_9d_c5,
  );
  return hash >>> 13;
}

/**
 * Returns the pages that this run checks in this language: every other one, while the rest are
 * checked in the other language, and two consecutive ones at different widths (`widthOf`); or all.
 */
export function inTurn<One>(pages: readonly One[], language: Language): readonly One[] {
  const place = LANGUAGES.indexOf(language);
  return TELLS_EVERY ? pages : pages.filter((_, index) => index % LANGUAGES.length === place);
}

/**
 * Returns the width at which the page at this index is checked: on a desktop in one language and on
 * a phone in the other, and the next page the other way round.
 */
export function widthOf(index: number, language: Language): 'desk' | 'phone' {
  return (index + LANGUAGES.indexOf(language)) % 2 === 0 ? 'desk' : 'phone';
}

/**
 * Returns the pages in the cheapest order: first those checked on a desktop, then those on a phone.
 * A change of width between them redraws the whole page, which takes as long as checking it.
 */
export function widthByWidth<One>(
  pages: readonly One[],
  language: Language,
): { readonly at: 'desk' | 'phone'; readonly pages: readonly One[] }[] {
  return (['desk', 'phone'] as const).map((at) => ({
    at,
    pages: pages.filter((_, index) => widthOf(index, language) === at),
  }));
}
