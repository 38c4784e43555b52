import type { KeepMarkup } from '@ribambelle/ui/data/kept.tsx';
import { renderToStaticMarkup } from 'react-dom/server';

/** The most entries kept: about four megabytes of cards. */
const MOST_KEPT = 3000;

/** Caches the HTML of renderings by their inputs; the whole cache is dropped when it is full. */
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
