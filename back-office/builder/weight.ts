import { heavyParts } from '@ribambelle/domain/website/heavy-pages.ts';
import { PAGE_LIMITS } from '@ribambelle/domain/website/page-limits.ts';
import { type PageTree, walkTree } from '@ribambelle/domain/website/page-tree.ts';
import { formOf } from './known-elements.ts';
import type { Remark } from './remark.ts';
import { groundsOf, settingsOf } from './written-settings.ts';

/** The share of a limit from which on a page is called large. */
const LARGE = 0.85;

/** Returns remarks on what makes a page slow on a phone: too many of a part, or of all parts. */
export function weightRemarks(tree: PageTree): readonly Remark[] {
  const elements = walkTree(tree);
  const pictures = elements.flatMap(settingsOf).flatMap(({ field, value }) => {
    if (field.kind !== 'picture') return [];
    return Array.isArray(value) ? value : [value];
  });
  const grounds = elements.flatMap(groundsOf).map(({ ground }) => ground.image);
  const lists = elements.filter(({ element }) => formOf(element)?.family === 'lists');
  const counts = {
    pictures: pictures.filter(isLoaded).length,
    grounds: grounds.filter(isLoaded).length,
    lists: lists.length,
  };
  const isLarge =
    elements.length > PAGE_LIMITS.elements * LARGE ||
    JSON.stringify(tree).length > PAGE_LIMITS.characters * LARGE;
  return [
    ...heavyParts(counts).map((part) => ({
      about: 'HEAVY' as const,
      id: null,
      field: null,
      part,
      count: counts[part],
    })),
    ...(isLarge ? [{ about: 'LARGE' as const, id: null, field: null }] : []),
  ];
}

/** Tests whether an address is that of a picture which is no small drawing of ours. */
const isLoaded = (address: unknown): boolean =>
  typeof address === 'string' && address !== '' && !address.startsWith('/pictures/');
