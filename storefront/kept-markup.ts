import type { KeepMarkup } from '@ribambelle/ui/data/kept.tsx';
import { renderToStaticMarkup } from 'react-dom/server';

/** About four megabytes of cards. */
const MOST_KEPT = 3000;

/** Keeps the HTML of drawings under what they depend on; all of it is dropped when there is too much. */
export function keepMarkup(): KeepMarkup {
  const kept = new Map<string, string>();
  return (key, drawing) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const html = renderToStaticMarkup(drawing);
    kept.set(key, html);
    return html;
  };
}
