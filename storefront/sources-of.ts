import { isSeldom, SELDOM } from './load-parts.ts';
import type { PageState } from './page-state.ts';
import { walk } from './read-tree.ts';
import { routes } from './routes.ts';

/** Returns the source files behind a page, as the bundler names them: relative to this folder. */
export function sourcesOf(state: PageState): string[] {
  const elements = walk(state.tree ?? []).map(({ element }) => element);
  const views = elements.map((element) => `../elements/${element}/view.tsx`);
  const route = routes.find(({ pathname }) => pathname === state.route);
  const texts = state.texts.map((noun) => `../texts/${state.language}/${noun}.ts`);
  return [
    ...views,
    ...(elements.some(isSeldom) ? [SELDOM] : []),
    ...(route ? [route.file] : []),
    ...texts,
    ...(state.errors ? [`../texts/${state.language}/all-errors.ts`] : []),
  ];
}
