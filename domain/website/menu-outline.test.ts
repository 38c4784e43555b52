import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dropLink, hasRoom, moveLink, type OutlineLink, placeLink } from './menu-outline.ts';

const link = (name: string, ...children: OutlineLink<string>[]): OutlineLink<string> => ({
  name,
  href: '',
  hidden: false,
  children,
});
/** Writes a menu as `a(b(c) d) e`. */
const written = (links: readonly OutlineLink<string>[]): string =>
  links
    .map(({ name, children }) => (children.length > 0 ? `${name}(${written(children)})` : name))
    .join(' ');

const menu = [link('a', link('b', link('c')), link('d')), link('e'), link('f')];

describe('a link moves', () => {
  test.each([
    ['down', [1], 'a(b(c) d) f e', [2]],
    ['up', [1], 'e a(b(c) d) f', [0]],
    ['in', [1], 'a(b(c) d e) f', [0, 2]],
    ['in', [0, 1], 'a(b(c d)) e f', [0, 0, 1]],
    ['out', [0, 0], 'a(d) b(c) e f', [1]],
    ['out', [0, 0, 0], 'a(b c d) e f', [0, 1]],
    ['down', [0, 0], 'a(d b(c)) e f', [0, 1]],
  ] as const)('%s from %j', (move, path, result, to) => {
    const moved = moveLink(menu, { path, move });
    expect(moved && written(moved.links)).toBe(result);
    expect(moved?.path).toEqual(to);
  });

  test('by dragging: to the third level, with its place counted without it', () => {
    const moved = placeLink(menu, { from: [2], to: [0, 0, 1] });
    expect(moved && written(moved.links)).toBe('a(b(c f) d) e');
  });
});

describe('a link is dropped', () => {
  test.each([
    ['before', [2], [0], 'f a(b(c) d) e', [0]],
    ['after', [2], [0], 'a(b(c) d) f e', [1]],
    ['inside', [2], [0], 'a(b(c) d f) e', [0, 2]],
    ['inside', [2], [0, 0], 'a(b(c f) d) e', [0, 0, 1]],
    ['inside', [2], [0, 0, 0], 'a(b(c f) d) e', [0, 0, 1]],
    ['after', [0, 0, 0], [0, 0], 'a(b c d) e f', [0, 1]],
    ['inside', [1], [2], 'a(b(c) d) f(e)', [1, 0]],
    ['before', [0, 1], [0, 0], 'a(d b(c)) e f', [0, 0]],
    ['inside', [0, 0], [0], 'a(d b(c)) e f', [0, 1]],
    ['after', [0], [2], 'e f a(b(c) d)', [2]],
    // the two levels below it have no room there: it stands after
    ['inside', [0], [1], 'e a(b(c) d) f', [1]],
  ] as const)('%s, from %j over %j', (edge, from, over, result, to) => {
    const moved = dropLink(menu, { from, over, edge });
    expect(moved && written(moved.links)).toBe(result);
    expect(moved?.path).toEqual(to);
  });

  test.each([
    ['onto itself', [0], [0]],
    ['onto one below it', [0], [0, 0, 0]],
    ['onto none', [0], [7]],
  ] as const)('%s, and stays', (_, from, over) => {
    expect(dropLink(menu, { from, over, edge: 'inside' })).toBeNull();
  });
});

test('a level has room for eight links above, for twenty below, and there are three', () => {
  const many = (count: number) => Array.from({ length: count }, (_each, at) => link(`${at}`));
  expect(hasRoom(many(7), [7])).toBe(true);
  expect(hasRoom(many(8), [8])).toBe(false);
  expect(hasRoom([link('a', ...many(19))], [0, 19])).toBe(true);
  expect(hasRoom([link('a', ...many(20))], [0, 20])).toBe(false);
  expect(hasRoom(menu, [0, 0, 0, 0])).toBe(false);
  expect(hasRoom(menu, [7, 0])).toBe(false);
});

describe('a link stays', () => {
  test.each([
    ['up', [0]],
    ['down', [2]],
    ['in', [0]],
    ['out', [1]],
    ['in', [0, 0]],
    ['down', [0, 0, 0]],
    ['up', [7]],
  ] as const)('%s from %j has no place', (move, path) => {
    expect(moveLink(menu, { path, move })).toBeNull();
  });

  test('when those below it would be on a fourth level', () => {
    const deep = [link('x'), link('a', link('b', link('c')))];
    expect(moveLink(deep, { path: [1], move: 'in' })).toBeNull();
    expect(
      placeLink([link('a', link('b', link('c'))), link('x')], { from: [1], to: [0, 0, 0, 0] }),
    ).toBeNull();
  });

  test('when it is hidden and would be shown, or its level is full', () => {
    expect(
      moveLink([link('a'), { ...link('b'), hidden: true }], { path: [1], move: 'in' }),
    ).toBeNull();
    const full = [
      link('a', link('z')),
      ...Array.from({ length: 7 }, (_each, index) => link(`b${index}`)),
    ];
    expect(moveLink(full, { path: [0, 0], move: 'out' })).toBeNull();
  });

  test('when it is dragged below itself', () => {
    expect(placeLink(menu, { from: [2], to: [2, 0] })).toBeNull();
  });
});

test('whatever is moved, no link is lost or doubled, and none is below the third level', () => {
  const { tree } = fc.letrec<{ tree: OutlineLink<string>[]; one: OutlineLink<string> }>((tie) => ({
    one: fc.record({
      name: fc.string({ minLength: 1, maxLength: 3 }),
      href: fc.constant(''),
      hidden: fc.boolean(),
      children: fc.oneof({ depthSize: 'small', maxDepth: 2 }, fc.constant([]), tie('tree')),
    }),
    tree: fc.array(tie('one'), { maxLength: 4 }),
  }));
  const namesIn = (links: readonly OutlineLink<string>[]): string[] =>
    links.flatMap(({ name, children }) => [name, ...namesIn(children)]);
  const depthOf = (links: readonly OutlineLink<string>[]): number =>
    links.reduce((depth, { children }) => Math.max(depth, 1 + depthOf(children)), 0);
  const path = fc.array(fc.nat(4), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(tree, path, path, (links, from, to) => {
      fc.pre(depthOf(links) <= 3);
      const moved = placeLink(links, { from, to });
      if (moved === null) return;
      expect(namesIn(moved.links).toSorted()).toEqual(namesIn(links).toSorted());
      expect(depthOf(moved.links)).toBeLessThanOrEqual(3);
    }),
  );
});
