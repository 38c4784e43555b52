import type { Language } from '@ribambelle/domain/base/languages.ts';
import { localise } from '@ribambelle/domain/website/localise.ts';
import type { PageElement, PageTree } from '@ribambelle/domain/website/page-tree.ts';
import type { ReadElement } from '../page-state.ts';
import { readSettings } from '../read-tree.ts';
import { MISSING_PICTURE, withPictures } from './missing-picture.tsx';

/** The language that is shown, and the one in place of missing words. */
export interface Shown {
  readonly language: Language;
  readonly fallback: Language;
}

interface ReadPage {
  readonly tree: readonly ReadElement[];
  /**
   * The elements whose settings are refused; they draw nothing, nor do those inside them. One that
   * misses a picture and nothing else has a place that asks for it.
   */
  readonly refused: readonly string[];
}

type ReadSettings = ReturnType<typeof readSettings>;

/**
 * Returns a function that reads a page as it is written, as the server does. Parts that did not
 * change since an earlier reading in the same language are the same objects.
 */
export function createReader(): (written: PageTree, shown: Shown) => ReadPage {
  let language = '';
  let settings = new WeakMap<object, ReadSettings>();
  let elements = new WeakMap<PageElement, ReadElement>();

  const settingsOf = (node: PageElement, shown: Shown): ReadSettings => {
    const known = settings.get(node.settings);
    if (known !== undefined) return known;
    const own = readSettings(node.element, localise(node.settings, shown));
    settings.set(node.settings, own);
    return own;
  };

  const placeOf = (node: PageElement): ReadElement => {
    const { id, name } = node;
    const known = elements.get(node);
    if (known !== undefined) return known;
    const place = { id, name, element: MISSING_PICTURE, settings: {}, children: [] };
    elements.set(node, place);
    return place;
  };

  const read = (tree: PageTree, input: { shown: Shown; refused: string[] }): ReadElement[] =>
    tree.flatMap((node) => {
      const own = settingsOf(node, input.shown);
      if (own === null) {
        input.refused.push(node.id);
        return missesPicture(node, input.shown) ? [placeOf(node)] : [];
      }
      const { id, name, element } = node;
      const children = read(node.children, input);
      const known = elements.get(node);
      if (known !== undefined && sameItems(known.children, children)) return [known];
      const fresh: ReadElement = { id, name, element, settings: own.data, children };
      elements.set(node, fresh);
      return [fresh];
    });

  return (written, shown) => {
    const key = `${shown.language} ${shown.fallback}`;
    if (key !== language) {
      language = key;
      settings = new WeakMap();
      elements = new WeakMap();
    }
    const refused: string[] = [];
    return { tree: read(written, { shown, refused }), refused };
  };
}

/** Tests whether an element that is refused would be drawn with a picture. */
function missesPicture(node: PageElement, shown: Shown): boolean {
  const filled = withPictures(node);
  return filled !== null && readSettings(node.element, localise(filled, shown)) !== null;
}

function sameItems(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}

/** Returns a tree with one element in place of the one that has its id. */
export function withElement(
  tree: readonly ReadElement[],
  element: ReadElement,
): readonly ReadElement[] {
  return tree.map((one) => {
    if (one.id === element.id) return element;
    const children = withElement(one.children, element);
    return sameItems(children, one.children) ? one : { ...one, children };
  });
}
