import type { KeepMarkup } from '@ribambelle/ui/data/kept.tsx';
import { renderToStaticMarkup } from 'react-dom/server';

/** The most entries kept: about four megabytes of cards. */
const MOST_KEPT = 3000;

/** Caches the HTML of renderings by their inputs; the whole cache is dropped when it is full. */
export function keepMarkup(): KeepMarkup {
  const markup = new Map<string, string>();
  return (key, drawing) => {
    const html_before = markup.get(key);
    if (html_before !== undefined) return html_before;
    if (markup.size >= MOST_KEPT) markup.clear();
    const html = renderToStaticMarkup(drawing);
    markup.set(key, html);
    return html;
  };
}
