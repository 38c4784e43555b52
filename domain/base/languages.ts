/**
 * The languages of the product (1 §9.1); the first is the default. A language is a folder of texts
 * and the entries in this file: everything else follows, and does not compile until it is complete.
 */
export const LANGUAGES = ['fr', 'en'] as const;

/** A language of the product. */
export type Language = (typeof LANGUAGES)[number];

export const FIRST_LANGUAGE: Language = LANGUAGES[0];

/** The conventions of a language besides its texts. */
export interface Habits {
  /** The name of the language in itself. */
  readonly name: string;
  /** The locale of dates and numbers; English uses that of a country with the euro. */
  readonly locale: string;
  /** The word between a day and its hour. */
  readonly at: string;
  /** The first day of a month. */
  readonly first_of_month: string;
  readonly decimal_mark: string;
  /** A wall time; its spaces do not break. */
  readonly clock: (hour: number, minute: number) => string;
  /** A range of hours; it does not break. */
  readonly hours: (from: string, to: string) => string;
  /** The text for dates whose hours differ. */
  readonly hours_vary: string;
  /** A range of days. */
  readonly days: (from: string, to: string) => string;
  /** The sign before a negative amount. */
  readonly minus: string;
}

/** The conventions of each language. */
export const HABITS: InEachLanguage<Habits> = {
  fr: {
    name: 'Français',
    locale: 'fr-BE',
    at: 'à',
    first_of_month: '1er',
    decimal_mark: ',',
    clock: (hour, minute) =>
      minute === 0 ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${twoDigits(minute)}`,
    // a line would break after a dash in spite of a no-break space: a word joiner prevents it
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

/** A value for each language. */
export type InEachLanguage<Value> = { readonly [L in Language]: Value };

/** Makes a value for each language. */
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

/** Returns a text that is a language of the product, or else the first language. */
export function asLanguage(text: unknown): Language {
  return isLanguage(text) ? text : FIRST_LANGUAGE;
}

/** Returns the languages of the product among these, in the order given. */
export function languagesAmong(texts: readonly string[]): readonly Language[] {
  return texts.filter(isLanguage);
}

/** Splits `/fr/blog` into fr and `/blog`; without a language in front, the language is null. */
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

/** Adds the language to a link inside the site; other links, and those with one, stay (1 §2.2). */
export function withLanguage(href: string, language: Language): string {
  if (!href.startsWith('/') || href.startsWith('//') || HAS_LANGUAGE.test(href)) return href;
  return `/${language}${IS_ROOT.test(href) ? href.slice(1) : href}`;
}

/** Negotiates `Accept-Language`: the highest weight, the first of equals, else the fallback. */
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
  const preferences = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith('q='));
  const weight = preferences === undefined ? 1 : Number(preferences.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}
