import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageElement, PageTree } from './page-tree.ts';
import {
  findElement,
  insertElement,
  moveElement,
  positionOf,
  removeElement,
  updateElement,
  walkTree,
} from './page-tree.ts';

const element = (id: string, ...children: PageElement[]): PageElement => ({
  id,
  name: id.toUpperCase(),
  element: 'containers-basic',
  settings: {},
  children,
});
const tree: PageTree = [element('a', element('b'), element('c', element('d'))), element('e')];
const outline = (page: PageTree): string =>
  page
    .map((one) => (one.children.length > 0 ? `${one.id}(${outline(one.children)})` : one.id))
    .join(' ');

describe('a page tree', () => {
  it('is walked from top to bottom', () => {
    expect(
      walkTree(tree)
        .map((one) => one.id)
        .join(''),
    ).toBe('abcde');
  });

  it('can be searched', () => {
    expect(findElement(tree, 'd')?.name).toBe('D');
    expect(findElement(tree, 'x')).toBeNull();
    expect(positionOf(tree, 'd')).toEqual({ parent_id: 'c', index: 0 });
    expect(positionOf(tree, 'e')).toEqual({ parent_id: null, index: 1 });
    expect(positionOf(tree, 'x')).toBeNull();
  });

  it.each([
    ['at the top', element('n'), { parent_id: null, index: 0 }, 'n a(b c(d)) e'],
    ['at the end', element('n'), { parent_id: null, index: 99 }, 'a(b c(d)) e n'],
    ['inside', element('n'), { parent_id: 'c', index: 1 }, 'a(b c(d n)) e'],
    ['in an unknown parent', element('n'), { parent_id: 'x', index: 0 }, 'a(b c(d)) e'],
    [
      'with an id that is taken',
      element('n', element('d')),
      { parent_id: null, index: 0 },
      'a(b c(d)) e',
    ],
  ])('takes an element %s', (_case, newElement, position, expected) => {
    expect(outline(insertElement(tree, { element: newElement, position }))).toBe(expected);
  });

  it.each([
    ['b', 'a(c(d)) e'],
    ['c', 'a(b) e'],
    ['a', 'e'],
    ['x', 'a(b c(d)) e'],
  ])('loses %s', (id, expected) => {
    expect(outline(removeElement(tree, id))).toBe(expected);
  });

  it.each([
    ['e', { parent_id: 'a', index: 1 }, 'a(b e c(d))'],
    ['b', { parent_id: 'a', index: 2 }, 'a(c(d) b) e'],
    ['c', { parent_id: 'a', index: 0 }, 'a(c(d) b) e'],
    ['a', { parent_id: null, index: 2 }, 'e a(b c(d))'],
    ['a', { parent_id: 'd', index: 0 }, 'a(b c(d)) e'],
    ['a', { parent_id: 'a', index: 0 }, 'a(b c(d)) e'],
    ['b', { parent_id: 'x', index: 0 }, 'a(b c(d)) e'],
    ['x', { parent_id: null, index: 0 }, 'a(b c(d)) e'],
  ])('moves %s to %j', (id, index, expected) => {
    expect(outline(moveElement(tree, { id, position: index }))).toBe(expected);
  });

  it('changes one element, keeps its id and shares the rest', () => {
    const changedTree = updateElement(tree, {
      id: 'd',
      change: (one) => ({ ...one, id: 'z', name: 'New' }),
    });
    expect(findElement(changedTree, 'd')?.name).toBe('New');
    expect(changedTree[1]).toBe(tree[1]);
    expect(outline(tree)).toBe('a(b c(d)) e');
  });

  it('never loses or duplicates an element when moving', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'x');
    const moves = fc.array(
      fc.record({ id: ids, position: fc.record({ parent_id: fc.option(ids), index: fc.nat(4) }) }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(moves, (steps) => {
        const movedTree = steps.reduce<PageTree>(moveElement, tree);
        expect(
          walkTree(movedTree)
            .map((one) => one.id)
            .toSorted()
            .join(''),
        ).toBe('abcde');
      }),
    );
  });
});
