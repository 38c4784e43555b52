/** The languages of the product (1 §9.1). */
export const LANGUAGES = ['fr', 'en'] as const;

/** One of them. */
export type Language = (typeof LANGUAGES)[number];

/** A text in both languages; a missing or empty one falls back (R21). */
export interface Bilingual {
  readonly fr?: string | null;
  readonly en?: string | null;
}

/** True for a language of the product. */
export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
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
