import type { OfficeMessage } from '@ribambelle/api/pages/preview-messages.ts';
import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { type PageTree, updateElement } from '@ribambelle/domain/website/page-tree.ts';
import { isWithinLimits } from '@ribambelle/domain/website/page-limits.ts';
import type { DataNeed } from '@ribambelle/elements/element.ts';
import { flushSync } from 'react-dom';
import { type LoadedPage, loadParts, type View } from '../load-parts.ts';
import type { ReadElement } from '../page-state.ts';
import { dataNeeds, textNeeds, walk } from '../read-tree.ts';
import { routesWhenNeeded } from '../routes-when-needed.ts';
import type { Site } from '../site.ts';
import { createDrawnPage } from './drawn-page.tsx';
import { MISSING_PICTURE, MissingPicture } from './missing-picture.tsx';
import { createReader, type Shown, withElement } from './read-written.ts';
import { withWords } from './setting-with-text.ts';

type Message<Type extends OfficeMessage['type']> = Extract<OfficeMessage, { readonly type: Type }>;

/** A page that is being written, as the office last said it, and how it is drawn. */
export interface Draft {
  readonly show: (message: Omit<Message<'show'>, 'ribambelle' | 'type'>) => void;
  readonly change: (message: Omit<Message<'change'>, 'ribambelle' | 'type'>) => void;
  /** Writes the words of a setting in the shown language, before the office says them. */
  readonly write: (words: { id: string; field: string; text: string }) => void;
  /** Keeps an element as it is drawn until null is held: somebody is writing in it. */
  readonly hold: (element: ReadElement | null) => void;
  /** Tests whether the page is only looked at. */
  readonly isFixed: () => boolean;
  /** Returns an element as it is drawn; null for one that is not on the page. */
  readonly elementOf: (id: string) => ReadElement | null;
}

/**
 * Creates the draft of the shown page. `drew` is called after each drawing, with the elements whose
 * settings are refused.
 */
export function createDraft(site: Site, drew: (refused: readonly string[]) => void): Draft {
  const { store } = site;
  const page = createDrawnPage();
  const read = createReader();
  const readNeeds = createNeeds(site);
  const views = new Map<string, View>([[MISSING_PICTURE, MissingPicture]]);
  let written: PageTree | null = null;
  let shown: Shown = { language: store.shown().pageUrl.language, fallback: FIRST_LANGUAGE };
  let is_fixed = false;
  let held: ReadElement | null = null;
  /** Counts drawings: one that is overtaken by a later one is not drawn. */
  let latest = 0;

  const commit = (
    content: { tree: readonly ReadElement[]; refused: readonly string[] },
    loaded: LoadedPage | null,
  ) => {
    const { language } = shown;
    flushSync(() => {
      for (const [element, view] of loaded?.views ?? []) views.set(element, view);
      if (loaded !== null) {
        const pageUrl = { ...store.shown().pageUrl, language };
        store.show({ page: { ...loaded, route: page.View }, pageUrl });
      }
      page.show({ tree: content.tree, views });
    });
    document.documentElement.lang = language;
    drew(content.refused);
  };

  const draw = async (): Promise<void> => {
    if (written === null) return;
    latest += 1;
    const mine = latest;
    const { tree: fresh, refused } = read(written, shown);
    const tree = held === null ? fresh : withElement(fresh, held);
    const present = store.shown().page;
    const state = { ...present.state, language: shown.language, tree, ...textNeeds(tree) };
    const missing = readNeeds(tree, shown);
    const hasParts =
      present.route === page.View &&
      present.state.language === shown.language &&
      walk(tree).every(({ element }) => views.has(element));
    if (missing === null && hasParts) return commit({ tree, refused }, null);
    const [loaded] = await Promise.all([loadParts(state, routesWhenNeeded), missing]);
    if (mine === latest) commit({ tree, refused }, loaded);
  };
  const drawNow = () => void draw().catch(() => {});

  const update = (id: string, change: (settings: Settings) => Settings) => {
    const before = written ?? [];
    written = written && updateSettings(before, { id, change });
    return written !== null && written !== before;
  };

  return {
    show: ({ content, language, fallback, fixed = false }) => {
      if (!isWithinLimits(content)) return;
      written = content;
      is_fixed = fixed;
      shown = { language, fallback };
      drawNow();
    },
    change: ({ id, settings }) => {
      if (update(id, () => settings)) drawNow();
    },
    write: ({ id, field, text }) => {
      update(id, (settings) => withWords(settings, { field, language: shown.language, text }));
    },
    hold: (element) => {
      held = element;
      if (element === null) drawNow();
    },
    isFixed: () => is_fixed,
    elementOf: (id) => {
      const tree = written === null ? store.shown().page.state.tree : page.content().tree;
      return walk(tree ?? []).find((element) => element.id === id) ?? null;
    },
  };
}

type Settings = Readonly<Record<string, unknown>>;

function updateSettings(
  tree: PageTree,
  { id, change }: { readonly id: string; readonly change: (settings: Settings) => Settings },
): PageTree {
  return updateElement(tree, {
    id,
    change: (element) => ({ ...element, settings: change(element.settings) }),
  });
}

/**
 * Returns a function that reads what elements need and what is not there yet; null when all of it
 * is. What is refused is not asked again: the element says so itself.
 */
function createNeeds({ store, answers, call }: Site) {
  const refused = new Set<string>();
  const answerInto = async ({ name, request }: DataNeed, language: string) => {
    const key = [name, request, language];
    try {
      answers.keep(key, { data: await call(name, request) });
    } catch {
      refused.add(JSON.stringify(key));
    }
  };
  return (tree: readonly ReadElement[], { language }: Shown): Promise<unknown> | null => {
    const { page, pageUrl } = store.shown();
    const search = new URLSearchParams(pageUrl.search);
    const where = { params: page.state.params, search, language };
    const missing = dataNeeds(tree, where).filter(({ name, request }) => {
      const key = [name, request, language];
      const { data, drawn } = answers.of(key);
      return data === undefined && drawn === null && !refused.has(JSON.stringify(key));
    });
    return missing.length === 0
      ? null
      : Promise.all(missing.map((need) => answerInto(need, language)));
  };
}
