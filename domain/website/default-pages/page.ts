import type { Bilingual, InEachLanguage } from '../../base/languages.ts';
import type { PageElement, PageTree } from '../page-tree.ts';

/** A page that every organiser has until it writes its own at the same pathname (1 §2.1). */
export interface DefaultPage {
  readonly type: 'DEFAULT' | 'AVAILABILITY';
  readonly pathname: string;
  readonly title: Required<Bilingual> & Words;
  readonly description: Bilingual;
  readonly content: PageTree;
}

/**
 * An element of a default page; its name in the builder is its identifier until somebody renames
 * it.
 */
export function element(
  id: string,
  is: {
    readonly element: string;
    readonly settings?: PageElement['settings'];
    readonly children?: PageTree;
  },
): PageElement {
  return {
    id,
    name: is.element,
    element: is.element,
    settings: is.settings ?? {},
    children: is.children ?? [],
  };
}

type Words = InEachLanguage<string>;

/** A small heading with a few lines below it, one of several side by side. */
export function point(
  id: string,
  words: { readonly title: Words; readonly text: Words; readonly level?: 'h2' | 'h3' },
): PageElement {
  return element(id, {
    element: 'containers-basic',
    children: [
      element(`${id}-title`, {
        element: 'blocks-heading',
        settings: { level: words.level ?? 'h3', text: words.title },
      }),
      element(`${id}-text`, { element: 'blocks-paragraph', settings: { text: words.text } }),
    ],
  });
}

/** Makes a page that one element fills. */
export function pageOf(
  page: Omit<DefaultPage, 'content' | 'type'> & {
    readonly element: string;
    readonly type?: DefaultPage['type'];
  },
): DefaultPage {
  const { element: identifier, type = 'DEFAULT', ...rest } = page;
  return { ...rest, type, content: [element(identifier, { element: identifier })] };
}
