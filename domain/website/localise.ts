import { isLanguage, type Language } from '../base/languages.ts';
import { pickText } from '../base/pick-text.ts';

/**
 * Returns settings with every text per language (`{ fr, en }`) replaced by the plain text for the
 * caller (R21).
 */
export function localise(
  value: unknown,
  by: { readonly language: Language; readonly fallback: Language },
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => localise(each, by));
  const entries = Object.entries(value);
  const texts = entries.flatMap(([name, text]) =>
    isLanguage(name) && typeof text === 'string' ? [[name, text] as const] : [],
  );
  if (texts.length > 0 && texts.length === entries.length)
    return pickText(Object.fromEntries(texts), by);
  return Object.fromEntries(entries.map(([name, each]) => [name, localise(each, by)]));
}
