import { shortText } from '@ribambelle/domain/base/short-text.ts';

/** The first words of a description without its markup, as search engines show them. */
export function plainStart(html: string): string {
  const text = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return shortText(text, 160);
}
