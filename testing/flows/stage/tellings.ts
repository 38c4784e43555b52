import { LANGUAGES, type Language } from '@ribambelle/domain/base/languages.ts';

/** In which language and how wide a story is told. */
export interface Telling {
  readonly language: Language;
  readonly width: number;
}

/** Whether this run tells every story in each language and at each width for which it is written, as `npm test -- --every` asks. */
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
 * Those of its tellings in which a story is told by this run: one, always the same for a name and another for another, so that languages and
 * widths are spread over the stories; or each.
 */
export function tellings<const One>(name: string, each: readonly One[]): readonly One[] {
  return TELLS_EVERY ? each : each.filter((_, index) => index === numberOf(name) % each.length);
}

/** A number that is spread evenly over names (FNV-1a). */
function numberOf(name: string): number {
  const hash = [...name].reduce(
    (so_far, letter) => Math.imul(so_far ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93),
    0x81_1c_9d_c5,
  );
  return hash >>> 13;
}

/**
 * Those pages of a walk at which this run looks in this language: every other one, the rest in the other language, and two that follow each other at
 * different widths (`widthOf`); or all.
 */
export function inTurn<One>(pages: readonly One[], language: Language): readonly One[] {
  const place = LANGUAGES.indexOf(language);
  return TELLS_EVERY ? pages : pages.filter((_, index) => index % LANGUAGES.length === place);
}

/** At which width the page of this place in a walk is looked at: in one language on a desk and in the other on a phone, and the next one the other way round. */
export function widthOf(index: number, language: Language): 'desk' | 'phone' {
  return (index + LANGUAGES.indexOf(language)) % 2 === 0 ? 'desk' : 'phone';
}

/**
 * The pages of a walk in the order in which they cost least: first those that are looked at on a desk, then those on a phone. A change of width between
 * both draws the whole page anew, which takes as long as looking at it.
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
