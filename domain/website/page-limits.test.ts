import { expect, test } from 'vitest';
import { element } from './default-pages/page.ts';
import { defaultPages } from './default-pages.ts';
import { isWithinLimits, PAGE_LIMITS } from './page-limits.ts';
import type { PageTree } from './page-tree.ts';

const boxes = (count: number): PageTree =>
  Array.from({ length: count }, (_, index) =>
    element(`box-${index}`, { element: 'containers-basic' }),
  );
const lists = (count: number): PageTree =>
  Array.from({ length: count }, (_, index) =>
    element(`list-${index}`, { element: 'catalogs-activities-cards-grid' }),
  );
const nested = (depth: number): PageTree =>
  depth === 0
    ? []
    : [element(`box-${depth}`, { element: 'containers-basic', children: nested(depth - 1) })];
const words = (length: number): PageTree => [
  element('words', { element: 'blocks-paragraph', settings: { text: 'a'.repeat(length) } }),
];
/** A page with one element, whose settings are so many objects inside each other. */
function settingsOf(levels: number): PageTree {
  const settings = JSON.parse(`${'{"in":'.repeat(levels)}1${'}'.repeat(levels)}`);
  return [element('deep', { element: 'box', settings })];
}

test('every default page is within the limits', () => {
  for (const { pathname, content } of defaultPages)
    expect(isWithinLimits(content), pathname).toBe(true);
});

test.each([
  ['an empty page', [], true],
  ['as many elements as may be', boxes(PAGE_LIMITS.elements), true],
  ['one more', boxes(PAGE_LIMITS.elements + 1), false],
  ['as many lists of records as may be', lists(PAGE_LIMITS.records), true],
  ['one list more', lists(PAGE_LIMITS.records + 1), false],
  ['as deep as may be', nested(PAGE_LIMITS.depth), true],
  ['one deeper', nested(PAGE_LIMITS.depth + 1), false],
  ['a long text', words(PAGE_LIMITS.characters - 200), true],
  ['a text that is too long', words(PAGE_LIMITS.characters), false],
  ['settings as deep as may be', settingsOf(PAGE_LIMITS.nesting), true],
  ['settings one deeper', settingsOf(PAGE_LIMITS.nesting + 1), false],
  ['settings that no stack could hold', settingsOf(60_000), false],
  ['an id that is there twice', [...boxes(1), ...boxes(1)], false],
] as const)('%s', (_, tree, expected) => {
  expect(isWithinLimits(tree)).toBe(expected);
});
