import { walkTree, type PageElement, type PageTree } from '@ribambelle/domain/website/page-tree.ts';
import { expect, test } from 'vitest';
import {
  addElement,
  copyOf,
  newElement,
  placeBeside,
  placeElement,
  stepElement,
  withSetting,
} from './edits.ts';

const one = (id: string, element: string, children: PageTree = []): PageElement => ({
  id,
  name: id,
  element,
  settings: {},
  children,
});
const heading = one('heading', 'blocks-heading');
const grid = one('grid', 'containers-grid', [one('text', 'blocks-paragraph')]);
const page: PageTree = [
  one('first', 'sections-container', [heading, grid]),
  one('banner', 'sections-banner'),
  one('cards', 'catalogs-activities-cards-grid'),
];

/** Returns a tree as text: `first(heading grid(text))`. */
const shown = (tree: PageTree): string =>
  tree
    .map(({ id, children }) => (children.length === 0 ? id : `${id}(${shown(children)})`))
    .join(' ');

test.each([
  ['heading', 'down', 'first(grid(text) heading) banner cards'],
  ['heading', 'up', 'first(heading grid(text)) banner cards'],
  ['banner', 'up', 'banner first(heading grid(text)) cards'],
  ['grid', 'in', 'first(heading grid(text)) banner cards'],
  ['text', 'out', 'first(heading grid text) banner cards'],
  ['heading', 'out', 'first(heading grid(text)) banner cards'],
  ['unknown', 'up', 'first(heading grid(text)) banner cards'],
] as const)('%s goes %s', (id, step, result) => {
  expect(shown(stepElement(page, { id, step }))).toBe(result);
});

test('what goes in is last in the one before it', () => {
  const tree = [one('box', 'containers-flex', [heading]), one('button', 'blocks-button')];
  const section = [one('section', 'sections-container', tree)];
  expect(shown(stepElement(section, { id: 'button', step: 'in' }))).toBe(
    'section(box(heading button))',
  );
});

test('a drag puts an element where a key would', () => {
  const dragged = placeElement(page, { id: 'banner', position: { parent_id: null, index: 0 } });
  expect(dragged).toEqual(stepElement(page, { id: 'banner', step: 'up' }));
});

test('a block on the page itself is put into a section', () => {
  const tree = placeElement(page, { id: 'text', position: { parent_id: null, index: 1 } });
  expect(tree[1]).toMatchObject({ element: 'sections-container', children: [{ id: 'text' }] });
  const added = addElement([], { element: heading, position: { parent_id: null, index: 0 } });
  expect(added).toMatchObject([{ element: 'sections-container', children: [{ id: 'heading' }] }]);
});

test.each([
  ['heading', 'blocks-button', { parent_id: 'first', index: 1 }],
  ['first', 'blocks-button', { parent_id: 'first', index: 2 }],
  ['grid', 'blocks-button', { parent_id: 'grid', index: 1 }],
  ['text', 'blocks-button', { parent_id: 'grid', index: 1 }],
  ['text', 'catalogs-activities-cards-grid', { parent_id: 'first', index: 2 }],
  ['banner', 'catalogs-activities-cards-grid', null],
  ['heading', 'sections-banner', null],
  ['cards', 'blocks-button', null],
  ['unknown', 'blocks-button', null],
] as const)('beside %s, %s stands at %o', (id, element, place) => {
  expect(placeBeside(page, { id, element: one('new', element) })).toEqual(place);
});

test.each([
  ['a section inside a grid', { id: 'banner', position: { parent_id: 'grid', index: 0 } }],
  ['a list inside a banner', { id: 'cards', position: { parent_id: 'banner', index: 0 } }],
  ['an element inside itself', { id: 'grid', position: { parent_id: 'grid', index: 0 } }],
  ['an unknown place', { id: 'grid', position: { parent_id: 'none', index: 0 } }],
])('%s is not possible', (_, to) => {
  expect(shown(placeElement(page, to))).toBe(shown(page));
});

test('a page that is full takes nothing more', () => {
  const full = Array.from({ length: 60 }, (_, index) => one(`s${index}`, 'sections-banner'));
  const position = { parent_id: null, index: 0 };
  expect(addElement(full, { element: newElement('sections-banner'), position })).toBe(full);
});

test('new elements and copies have ids of their own', () => {
  const copies = [copyOf(grid), copyOf(grid), newElement('blocks-heading'), grid];
  const ids = walkTree(copies).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a setting is written at its path, and nothing else changes', () => {
  const items = [{ id: 'a', question: { fr: 'Où ?' } }, { id: 'b' }];
  const settings = { title: { fr: 'Un', en: 'One' }, items };
  expect(withSetting(settings, { path: 'title.en', value: 'Two' })).toEqual({
    ...settings,
    title: { fr: 'Un', en: 'Two' },
  });
  expect(withSetting(settings, { path: 'items.0.question.en', value: 'Where?' })).toEqual({
    ...settings,
    items: [{ id: 'a', question: { fr: 'Où ?', en: 'Where?' } }, { id: 'b' }],
  });
  expect(withSetting({}, { path: 'background.color', value: 'tint' })).toEqual({
    background: { color: 'tint' },
  });
});
