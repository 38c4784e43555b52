import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import {
  findElement,
  insertElement,
  type PageElement,
  type PageTree,
  positionOf,
  removeElement,
  updateElement,
} from '@ribambelle/domain/website/page-tree.ts';
import { isWithinLimits } from '@ribambelle/domain/website/page-limits.ts';
import { useState } from 'react';
import { say } from '../data/messages.ts';
import {
  addElement,
  childrenOf,
  copyOf,
  placeBeside,
  placeElement,
  stepElement,
  withSetting,
} from './edits.ts';
import type { ElementActs, NewPlace } from './element-acts.ts';
import { contentOf } from './unsafe.ts';
import type { Editor } from './use-editor.ts';
import { useElementName } from './use-element-name.ts';

/** The acts on the elements of a page, and what was said about the last one. */
export interface EditorActs extends ElementActs {
  /** Writes a setting of an element; writing in one field is one step. */
  readonly write: (id: string, setting: { readonly path: string; readonly value: unknown }) => void;
  /** Adds a new element, chosen in the palette, in the place that it was opened for. */
  readonly insert: (added: PageElement) => void;
  /** The place for which the palette is open; null when it is not. */
  readonly adding: NewPlace | null;
  readonly stopAdding: () => void;
  /** The section that is about to be kept for other pages; null for none. */
  readonly kept: PageElement | null;
  readonly stopKeeping: () => void;
  /** The last act in words, for a screen reader. */
  readonly spoken: string;
  readonly speak: (words: string) => void;
}

/** Returns the acts on the elements of the page in an editor. */
export function useElementActs(editor: Editor): EditorActs {
  const texts = useTexts('office-builder');
  const nameOf = useElementName();
  const [adding, setAdding] = useState<NewPlace | null>(null);
  const [kept, setKept] = useState<PageElement | null>(null);
  const [spoken, speak] = useState('');
  const tree: PageTree = editor.page.content;
  const put = (next: PageTree, field: string | null = null) =>
    editor.edit((page) => ({ ...page, content: contentOf(next) }), field);

  /** Says to everybody what no sketch and no row of the outline shows. */
  const sayFull = () => say({ message: texts.page_full, color: 'red' });

  const tellPlace = (next: PageTree, id: string) => {
    const element = findElement(tree, id);
    if (element === null) return;
    const at = positionOf(next, id);
    if (next === tree || at === null) return speak(texts.not_moved(nameOf(element)));
    const count = childrenOf(next, at.parent_id).length;
    speak(texts.moved(nameOf(element), at.index + 1, count));
  };
  const move = (next: PageTree, id: string) => {
    tellPlace(next, id);
    if (next === tree) return;
    put(next);
    editor.select(id);
  };
  return {
    adding,
    spoken,
    speak,
    stopAdding: () => setAdding(null),
    kept,
    stopKeeping: () => setKept(null),
    keep: (id) => setKept(findElement(tree, id)),
    add: setAdding,
    select: editor.select,
    step: (id, step) => move(stepElement(tree, { id, step }), id),
    place: (id, position) => move(placeElement(tree, { id, position }), id),
    duplicate: (id) => {
      const element = findElement(tree, id);
      const at = positionOf(tree, id);
      if (element === null || at === null) return;
      const copy = copyOf(element);
      const next = insertElement(tree, {
        element: copy,
        position: { ...at, index: at.index + 1 },
      });
      if (!isWithinLimits(next)) return sayFull();
      put(next);
      editor.select(copy.id);
      speak(texts.added(nameOf(element)));
    },
    remove: (id) => {
      const element = findElement(tree, id);
      if (element === null) return;
      put(removeElement(tree, id));
      if (editor.selected === id) editor.select(null);
      speak(texts.removed(nameOf(element)));
    },
    insert: (added) => {
      const next = adding === null ? tree : withAdded(tree, { element: added, place: adding });
      setAdding(null);
      if (next === tree) return sayFull();
      put(next);
      editor.select(added.id);
      speak(texts.added(nameOf(added)));
    },
    write: (id, setting) =>
      editor.edit((page) => {
        const change = (element: PageElement) => ({
          ...element,
          settings: withSetting(element.settings, setting),
        });
        return { ...page, content: contentOf(updateElement(page.content, { id, change })) };
      }, `${id} ${setting.path}`),
  };
}

function withAdded(
  tree: PageTree,
  { element, place }: { readonly element: PageElement; readonly place: NewPlace },
): PageTree {
  const { beside, ...position } = place;
  const near = beside ? placeBeside(tree, { element, id: beside }) : null;
  return addElement(tree, { element, position: near ?? position });
}
