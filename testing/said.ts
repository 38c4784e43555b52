import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';

/** Returns the content of an e-mail that is one text, as HTML in each language. */
export function said(text: InEachLanguage<string>) {
  return [{ type: 'TEXT' as const, text }];
}
