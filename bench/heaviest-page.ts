import { PAGE_LIMITS } from '@ribambelle/domain/website/page-limits.ts';
import { element } from '@ribambelle/domain/website/default-pages/page.ts';
import type { PageElement, PageTree } from '@ribambelle/domain/website/page-tree.ts';

/** A paragraph of a rich text, about as long as people write them. */
const PARAGRAPH = `<p>${'Une phrase que quelqu’un a écrite pour les familles, ni courte ni longue. '.repeat(6)}</p>`;
const SECTIONS_OF_A_LIST = 3;

/**
 * Returns a page of as many elements and nearly as many characters as the limits allow: a title
 * with a picture, lists of activities, and pictures with long texts.
 */
export function heaviestPage(input: {
  /** Addresses of pictures of the library. */
  readonly pictures: readonly string[];
  /** Cuids of categories, one for each list. */
  readonly categories: readonly string[];
}): PageTree {
  const pictureOf = (number: number) => input.pictures[number % input.pictures.length] ?? null;
  const hero = element('hero', {
    element: 'sections-split-hero',
    settings: { title: text('La page la plus lourde'), image: pictureOf(0), alt: text('') },
  });
  const lists = input.categories.map((category, number) =>
    section(`list-${number}`, [
      element(`list-${number}-title`, {
        element: 'sections-header',
        settings: { title: text(`Liste ${number + 1}`) },
      }),
      element(`list-${number}-cards`, {
        element: 'catalogs-activities-cards-grid',
        settings: { columns: 3, categories: [category], 'activities-filters': [] },
      }),
    ]),
  );
  const room = PAGE_LIMITS.elements - 1 - lists.length * SECTIONS_OF_A_LIST;
  const count = Math.floor(room / SECTIONS_OF_A_LIST);
  const spare = PAGE_LIMITS.characters * 0.97 - JSON.stringify([hero, ...lists]).length;
  const length = Math.floor(spare / count / 2) - 400;
  const articles = Array.from({ length: count }, (_, number) =>
    section(`text-${number}`, [
      element(`text-${number}-picture`, {
        element: 'blocks-image',
        settings: { url: pictureOf(number + 1), alt: text('Une image'), 'aspect-ratio': '16 / 9' },
      }),
      element(`text-${number}-words`, {
        element: 'blocks-rich-text',
        settings: { content: text(PARAGRAPH.repeat(Math.floor(length / PARAGRAPH.length))) },
      }),
    ]),
  );
  return [hero, ...lists, ...articles];
}

const text = (words: string) => ({ fr: words, en: words });

const section = (id: string, children: readonly PageElement[]): PageElement =>
  element(id, { element: 'sections-container', children });
