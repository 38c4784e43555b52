import type { ViewProps } from '@ribambelle/elements/element.ts';
import { views } from '@ribambelle/elements/views.ts';
import { loadTexts } from '@ribambelle/client/texts/load-texts.ts';
import type { LoadedTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ComponentType } from 'react';
import type { PageState, ReadElement } from './page-state.ts';
import type { Route } from './route.ts';
import { anyView } from './unsafe.ts';

/** A page whose views and texts are loaded: it can be rendered at once. */
export interface LoadedPage {
  readonly state: PageState;
  readonly views: ReadonlyMap<string, View>;
  readonly route: ComponentType | null;
  readonly texts: LoadedTexts;
}

const loaders = new Map<string, () => Promise<unknown>>(Object.entries(views));

type OwnPages = () => Promise<readonly Route[]>;

/**
 * Loads the code and the texts of a page, all at once; `ownPages` returns our own pages, and is
 * called only for one of them.
 */
export async function loadParts(state: PageState, ownPages: OwnPages): Promise<LoadedPage> {
  const elements = [...new Set(elementsOf(state.tree ?? []))];
  const [loaded_views, route, texts] = await Promise.all([
    Promise.all(elements.map(async (element) => [element, await viewOf(element)] as const)),
    state.route === null ? null : viewOfRoute(state.route, ownPages),
    loadTexts({ language: state.language, nouns: state.texts, errors: state.errors }),
  ]);
  return { state, views: new Map(loaded_views), route, texts };
}

/** The view of any element. */
export type View = ComponentType<ViewProps<unknown>>;

const views_by_element = new Map<string, View>();

/** Returns the view of an element; a loaded one is available at once. */
async function viewOf(element: string): Promise<View> {
  const loaded_view = views_by_element.get(element);
  if (loaded_view !== undefined) return loaded_view;
  const view = anyView(await loaders.get(element)?.());
  views_by_element.set(element, view);
  return view;
}

async function viewOfRoute(pathname: string, ownPages: OwnPages): Promise<ComponentType | null> {
  const routes = await ownPages();
  return routes.find((route) => route.pathname === pathname)?.view() ?? null;
}

function elementsOf(tree: readonly ReadElement[]): readonly string[] {
  return tree.flatMap(({ element, children }) => [
    ...(loaders.has(element) ? [element] : []),
    ...elementsOf(children),
  ]);
}
