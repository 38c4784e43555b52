import { plainText } from '@ribambelle/domain/base/plain-text.ts';
import { shortText } from '@ribambelle/domain/base/short-text.ts';

/** Returns the first words of a description without its markup, as search engines show them. */
export function plainStart(html: string): string {
  return shortText(plainText(html), 160);
}
