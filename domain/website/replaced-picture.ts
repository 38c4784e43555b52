import type { InEachLanguage } from '../base/languages.ts';

/** A picture that takes the place of another one, both by their cuids. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
  /** The words for people who do not see the new one; null for decoration. */
  readonly alt: InEachLanguage<string> | null;
}

/**
 * Returns a document (a page, or the settings of a site) with one picture in place of another,
 * wherever it is named. Words that the document itself has for the old picture become those of the
 * new one; where it has none, those of the library are shown.
 */
export function withReplacedPicture(document: unknown, replacement: Replacement): unknown {
  if (typeof document === 'string') return withReplacedCuid(document, replacement);
  if (Array.isArray(document))
    return document.map((each: unknown) => withReplacedPicture(each, replacement));
  if (typeof document !== 'object' || document === null) return document;
  const entries = Object.entries(document);
  const replaced = entries.map(
    ([name, value]: readonly [string, unknown]) =>
      [name, withReplacedPicture(value, replacement)] as const,
  );
  const isShown = entries.some(([, value]) => value === `/files/${replacement.from}`);
  if (!isShown || !entries.some(([name, value]) => name === 'alt' && saysSomething(value)))
    return Object.fromEntries(replaced);
  return { ...Object.fromEntries(replaced), alt: replacement.alt ?? '' };
}

/** Returns a text, such as a style sheet, with one picture in place of another. */
export function withReplacedCuid(
  text: string,
  { from, to }: Pick<Replacement, 'from' | 'to'>,
): string {
  return text.replaceAll(/[a-z0-9]+/g, (word) => (word === from ? to : word));
}

function saysSomething(alt: unknown): boolean {
  if (typeof alt === 'string') return alt !== '';
  return typeof alt === 'object' && alt !== null && Object.values(alt).some((text) => text !== '');
}
