import type { Words } from './shop.ts';

/** Returns the description of a bundle or a voucher: a sentence, and some points. */
export function descriptionOf(
  { lead, points }: { readonly lead: Words; readonly points: readonly Words[] },
  language: 0 | 1,
): string {
  const items = points.map((point) => `<li>${point[language]}</li>`).join('');
  return `<p>${lead[language]}</p><ul>${items}</ul>`;
}
