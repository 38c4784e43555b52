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

const usual = new Map<string, () => Promise<unknown>>(Object.entries(views));

/** The register of the views that few pages have, as the bundler names its file. */
export const SELDOM = '../elements/seldom-views.ts';

/** Tells whether the view of an element is in the register of those that few pages have. */
export const isSeldom = (element: string): boolean => !usual.has(element);

type OwnPages = () => Promise<readonly Route[]>;

/**
 * Loads the code and the texts of a page, all at once; `ownPages` returns our own pages, and is
 * called only for one of them.
 */
export async function loadParts(state: PageState, ownPages: OwnPages): Promise<LoadedPage> {
  const elements = [...new Set(elementsOf(state.tree ?? []))];
  const [loaded_views, route, texts] = await Promise.all([
    Promise.all(elements.map(async (element) => [element, await loadView(element)] as const)),
    state.route === null ? null : viewOfRoute(state.route, ownPages),
    loadTexts({ language: state.language, nouns: state.texts, errors: state.errors }),
  ]);
  return {
    state,
    views: new Map(loaded_views.flatMap(([element, view]) => (view ? [[element, view]] : []))),
    route,
    texts,
  };
}

/** The view of any element. */
export type View = ComponentType<ViewProps<unknown>>;

const views_by_element = new Map<string, View>();

/** Returns the view of an element, at once when it was loaded before; null for an unknown one. */
export async function loadView(element: string): Promise<View | null> {
  const known = views_by_element.get(element);
  if (known !== undefined) return known;
  const load = usual.get(element) ?? (await loadSeldom(element));
  if (load === undefined) return null;
  const view = anyView(await load());
  views_by_element.set(element, view);
  return view;
}

async function loadSeldom(element: string): Promise<(() => Promise<unknown>) | undefined> {
  const { views: seldom } = await import('@ribambelle/elements/seldom-views.ts');
  return Object.entries(seldom).find(([name]) => name === element)?.[1];
}

async function viewOfRoute(pathname: string, ownPages: OwnPages): Promise<ComponentType | null> {
  const routes = await ownPages();
  return routes.find((route) => route.pathname === pathname)?.view() ?? null;
}

function elementsOf(tree: readonly ReadElement[]): readonly string[] {
  return tree.flatMap(({ element, children }) => [element, ...elementsOf(children)]);
}
