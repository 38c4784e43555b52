import type { Answer } from '@ribambelle/api/client.ts';
import { defaultCuid, defaultPages } from '@ribambelle/domain/website/default-pages.ts';
import { findElement, type PageTree } from '@ribambelle/domain/website/page-tree.ts';
import { type ElementName, isElementName, mayHold, subjectsIn } from './known-elements.ts';

type OfficePage = Answer<'getOfficePage'>;

/** Tests whether an element can be added in a place, alone or in a section. */
export function fitsIn(
  tree: PageTree,
  { name, parent_id }: { readonly name: ElementName; readonly parent_id: string | null },
): boolean {
  if (parent_id === null) return mayHold(null, name) || mayHold('sections-container', name);
  const parent = findElement(tree, parent_id);
  return parent !== null && mayHold(parent.element, name);
}

/** Returns the elements about which a page may be: those of our page at its address. */
export function subjectsFor(page: OfficePage): readonly ElementName[] {
  const ours = defaultPages.find(({ pathname }) => defaultCuid(pathname) === page.cuid);
  const content: PageTree =
    ours?.content ??
    (page.type === 'AVAILABILITY'
      ? (defaultPages.find(({ type }) => type === 'AVAILABILITY')?.content ?? [])
      : []);
  return [...new Set(subjectsIn(content).map(({ element }) => element))].filter(isElementName);
}
