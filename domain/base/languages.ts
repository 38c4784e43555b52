/**
 * The languages of the product (1 §9.1), the first of which speaks where nobody chose. A language is a folder of texts and
 * what stands here: everything else follows, and does not compile until it has what it needs.
 */
export const LANGUAGES = ['fr', 'en'] as const;

/** One of them. */
export type Language = (typeof LANGUAGES)[number];

export const FIRST_LANGUAGE: Language = LANGUAGES[0];

/** How a language writes what is not a text. */
export interface Habits {
  /** What those who speak it call it. */
  readonly name: string;
  /** Whose dates and numbers it follows: English is written as where the euro is paid. */
  readonly locale: string;
  /** Between a day and its hour. */
  readonly at: string;
  /** The first day of a month. */
  readonly first_of_month: string;
  readonly decimal_mark: string;
  /** A clock; its spaces do not break. */
  readonly clock: (hour: number, minute: number) => string;
  /** From an hour to another; it does not break. */
  readonly hours: (from: string, to: string) => string;
  /** Of dates whose hours are not the same. */
  readonly hours_vary: string;
  /** From a day to another. */
  readonly days: (from: string, to: string) => string;
  /** What stands before an amount below nothing. */
  readonly minus: string;
}

/** The habits of each language. */
export const HABITS: InEachLanguage<Habits> = {
  fr: {
    name: 'Français',
    locale: 'fr-BE',
    at: 'à',
    first_of_month: '1er',
    decimal_mark: ',',
    clock: (hour, minute) =>
      minute === 0 ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${twoDigits(minute)}`,
    // after a dash a line would break before a space that does not: a word joiner forbids it
    hours: (from, to) => `${from}\u00a0–\u2060\u00a0${to}`,
    hours_vary: 'heures variables',
    days: (from, to) => `du ${from} au ${to}`,
    minus: '−\u00a0',
  },
  en: {
    name: 'English',
    locale: 'en-IE',
    at: 'at',
    first_of_month: '1',
    decimal_mark: '.',
    clock: (hour, minute) => {
      if (minute === 0 && hour % 12 === 0) return hour === 0 ? 'midnight' : 'noon';
      const minutes = minute === 0 ? '' : `:${twoDigits(minute)}`;
      return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}\u00a0${hour < 12 ? 'am' : 'pm'}`;
    },
    hours: (from, to) => `${from}\u2060–\u2060${to}`,
    hours_vary: 'times vary',
    days: (from, to) => `${from} – ${to}`,
    minus: '−',
  },
};

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Something for every language. */
export type InEachLanguage<Value> = { readonly [L in Language]: Value };

/** Something for every language, made by it. */
export function inEachLanguage<Value>(make: (language: Language) => Value): {
  [L in Language]: Value;
} {
  return { fr: make('fr'), en: make('en') };
}

/** A text per language; a missing or empty one falls back (R21). */
export type Bilingual = { readonly [L in Language]?: string | null };

/** True for a language of the product. */
export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** A text that is a language of the product; the first one when it is none. */
export function asLanguage(text: unknown): Language {
  return isLanguage(text) ? text : FIRST_LANGUAGE;
}

/** The languages of the product among these, in the order given. */
export function languagesAmong(texts: readonly string[]): readonly Language[] {
  return texts.filter(isLanguage);
}

/** The text in the language asked for, else in the organiser's, else in any; empty when there is none (R21). */
export function pickText(
  text: Bilingual | null,
  by: { readonly language: Language; readonly fallback: Language },
): string {
  const found = [by.language, by.fallback, ...LANGUAGES].find(
    (language) => (text?.[language] ?? '').trim() !== '',
  );
  return found ? (text?.[found] ?? '') : '';
}

/** The language in front of a path and the rest of it: `/fr/blog` is fr and `/blog`; without a prefix the language is null. */
export function splitLanguage(path: string): {
  readonly language: Language | null;
  readonly path: string;
} {
  const first = path.split('/')[1];
  if (!isLanguage(first)) return { language: null, path };
  const rest = path.slice(first.length + 1);
  return { language: first, path: rest === '' ? '/' : rest };
}

const HAS_LANGUAGE = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=[/?#]|$)`);
const IS_ROOT = /^\/(?=[?#]|$)/;

/** A link inside the site with its language in front; other links and paths that have one already stay as they are (1 §2.2). */
export function withLanguage(href: string, language: Language): string {
  if (!href.startsWith('/') || href.startsWith('//') || HAS_LANGUAGE.test(href)) return href;
  return `/${language}${IS_ROOT.test(href) ? href.slice(1) : href}`;
}

/** The best language for an `Accept-Language` header: the highest weight, the first of equals; the fallback when none fits. */
export function negotiateLanguage(header: string | null, fallback: Language): Language {
  let best: { readonly language: Language; readonly weight: number } | null = null;
  for (const part of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = tag.split('-')[0];
    const weight = weightOf(parameters);
    if (isLanguage(language) && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? fallback;
}

function weightOf(parameters: readonly string[]): number {
  const given = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith('q='));
  const weight = given === undefined ? 1 : Number(given.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}
