import { ageAt } from './typed-age.ts';

/** A part of a search that names a weekday, an age or a place, and the search without it. */
export type TypedFilter = Said & { readonly without: string };

/** One part of a search as it was typed, and the search without it. */
export interface SearchPart {
  readonly typed: string;
  readonly without: string;
}

export interface TypedSearch {
  readonly filters: readonly TypedFilter[];
  /** Each filter and each remaining word, in the order of the search. */
  readonly parts: readonly SearchPart[];
  /** The remaining words to search for. */
  readonly rest: string;
}

/**
 * The names of weekdays from Monday, in French and English; a short form that is also another word
 * needs a full stop.
 */
const WEEKDAYS = [
  'lundi lundis lun monday mondays mon.',
  'mardi mardis mar. tuesday tuesdays tue tues',
  'mercredi mercredis mer. wednesday wednesdays wed',
  'jeudi jeudis jeu. thursday thursdays thu thur thurs',
  'vendredi vendredis ven friday fridays fri',
  'samedi samedis sam saturday saturdays sat',
  'dimanche dimanches dim sunday sundays sun.',
];
const WEEKDAY_OF = new Map(
  WEEKDAYS.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);
/** Words that introduce a day, an age or a place and mean nothing without it. */
const LEADS = new Set(
  'a age aged at chaque d de des du en every for in le les on pour tous'.split(' '),
);
/** The number of words in the longest name of a place. */
const LONGEST_PLACE = 6;

type Said =
  | { readonly kind: 'weekday'; readonly weekday: number }
  | { readonly kind: 'age'; readonly age: number }
  | { readonly kind: 'place'; readonly place: string };
/** A range of words, the last one included. */
interface Part {
  readonly from: number;
  readonly to: number;
}
type Span = Said & Part;

/**
 * Finds the days, the age and the places that a search names, in its order; `places` are the known
 * names of places.
 */
export function readSearch(text: string, places: readonly string[] = []): TypedSearch {
  const typedWords = text.split(/[\s,;]+/u).filter((word) => word !== '');
  const words = typedWords.map(plain);
  const names = new Map(places.map((place) => [plain(place), place]));
  const spans: Span[] = [];
  const parts: Part[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const match = weekdayAt(words, from) ?? ageAt(words, from) ?? placeAt(words, { from, names });
    const isNew = match !== null && !spans.some((one) => isSame(one, match));
    const span = isNew ? withLeads(words, match) : null;
    if (span !== null) spans.push(span);
    if (span !== null || !LEADS.has(words[from] ?? '')) parts.push(span ?? { from, to: from });
    from = span?.to ?? from;
  }
  const rest = (takenParts: readonly Part[]) =>
    typedWords
      .filter((_word, index) => takenParts.every(({ from, to }) => index < from || index > to))
      .join(' ');
  return {
    filters: spans.map(({ from, to, ...one }) => ({ ...one, without: rest([{ from, to }]) })),
    parts: parts.map((part) => ({
      typed: typedWords.slice(part.from, part.to + 1).join(' '),
      without: rest([part]),
    })),
    rest: rest(spans),
  };
}

/**
 * Returns the filters of a list of offers, with the days and the age named in its search as
 * filters.
 */
export function asTyped<
  Filters extends {
    readonly search?: string | undefined;
    readonly weekday?: readonly number[] | undefined;
    readonly age?: number | undefined;
  },
>(filters: Filters): Filters & { readonly search?: string | undefined } {
  if (filters.search === undefined) return filters;
  const { filters: typedFilters, rest } = readSearch(filters.search);
  const weekdays = typedFilters.flatMap((one) => (one.kind === 'weekday' ? [one.weekday] : []));
  const [age] = typedFilters.flatMap((one) => (one.kind === 'age' ? [one.age] : []));
  return {
    ...filters,
    search: rest,
    ...(weekdays.length > 0 && { weekday: [...(filters.weekday ?? []), ...weekdays] }),
    ...(age !== undefined && filters.age === undefined && { age }),
  };
}

/**
 * Tests whether two parts say the same: a day or a place counts once, and only the first age
 * counts.
 */
const isSame = (one: Said, other: Said): boolean =>
  (one.kind === 'age' && other.kind === 'age') ||
  (one.kind === 'weekday' && other.kind === 'weekday' && one.weekday === other.weekday) ||
  (one.kind === 'place' && other.kind === 'place' && one.place === other.place);

function weekdayAt(words: readonly string[], from: number): Span | null {
  const word = words[from] ?? '';
  const weekday = WEEKDAY_OF.get(word) ?? WEEKDAY_OF.get(word.replace(/\.$/u, ''));
  return weekday === undefined ? null : { kind: 'weekday', weekday, from, to: from };
}

function placeAt(
  words: readonly string[],
  { from, names }: { from: number; names: ReadonlyMap<string, string> },
): Span | null {
  const longest = names.size === 0 ? 0 : Math.min(LONGEST_PLACE, words.length - from);
  for (let count = longest; count > 0; count -= 1) {
    const place = names.get(words.slice(from, from + count).join(' '));
    if (place !== undefined) return { kind: 'place', place, from, to: from + count - 1 };
  }
  return null;
}

/** Extends a span to the words that introduce it: `le samedi`, `à Ixelles`, `pour 7 ans`. */
function withLeads(words: readonly string[], span: Span): Span {
  let { from } = span;
  while (LEADS.has(words[from - 1] ?? '')) from -= 1;
  return { ...span, from };
}

/** Returns a word as it is compared: lower case, without accents, hyphens as spaces. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/([^-])-(?=[^-])/gu, '$1 ');
