import { type PageElement, walkTree } from '@ribambelle/domain/website/page-tree.ts';
import { formOf, subjectsIn } from './known-elements.ts';

/** The longest name of a saved section, in characters. */
export const SAVED_NAME = 80;

/** Tests whether an element may be kept for other pages: a section without the page's subject. */
export function mayBeKept(element: PageElement): boolean {
  return formOf(element.element)?.family === 'sections' && subjectsIn([element]).length === 0;
}

/** Returns the element that says most of a section: the first in it that is no mere box. */
export function tellingElement(section: PageElement): PageElement {
  const isBox = ({ element }: PageElement) =>
    element === 'sections-container' || formOf(element)?.family === 'containers';
  return walkTree([section]).find((element) => !isBox(element)) ?? section;
}
