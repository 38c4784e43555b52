import type { PageElement } from '@ribambelle/domain/website/page-tree.ts';
import { updateElement } from '@ribambelle/domain/website/page-tree.ts';
import { expect, test } from 'vitest';
import { createReader } from './read-written.ts';
import { settingWithText, withWords } from './setting-with-text.ts';

const FRENCH = { language: 'fr', fallback: 'fr' } as const;
const element = (id: string, input: Partial<PageElement>): PageElement => ({
  id,
  name: '',
  element: 'blocks-heading',
  settings: { text: { fr: 'Bonjour', en: 'Hello' } },
  children: [],
  ...input,
});
const page = [
  element('box', { element: 'containers-basic', settings: {}, children: [element('inside', {})] }),
  element('beside', {}),
];

test('a page is read in the shown language, with the other one where words are missing', () => {
  const read = createReader();
  expect(read(page, { language: 'en', fallback: 'fr' }).tree[1]?.settings).toMatchObject({
    text: 'Hello',
  });
  const half = [element('title', { settings: { text: { fr: 'Bonjour', en: '' } } })];
  expect(read(half, { language: 'en', fallback: 'fr' }).tree[0]?.settings).toMatchObject({
    text: 'Bonjour',
  });
});

test('what did not change stays the same object, but for what the change is in', () => {
  const read = createReader();
  const before = read(page, FRENCH).tree;
  const changed = updateElement(page, {
    id: 'inside',
    change: (one) => ({ ...one, settings: { text: { fr: 'Bonsoir', en: '' } } }),
  });
  const after = read(changed, FRENCH).tree;
  expect(after[1]).toBe(before[1]);
  expect(after[0]).not.toBe(before[0]);
  expect(after[0]?.settings).toBe(before[0]?.settings);
  expect(after[0]?.children[0]?.settings).toMatchObject({ text: 'Bonsoir' });
  expect(read(changed, FRENCH).tree[0]).toBe(after[0]);
});

test('another language is read anew, and the first one again after it', () => {
  const read = createReader();
  read(page, FRENCH);
  const [, english] = read(page, { language: 'en', fallback: 'fr' }).tree;
  expect(english?.settings).toMatchObject({ text: 'Hello' });
  expect(read(page, FRENCH).tree[1]?.settings).toMatchObject({ text: 'Bonjour' });
});

test.each([
  ['an unknown element', { element: 'none' }],
  ['an element named like a part of every object', { element: 'constructor' }],
  ['refused settings', { settings: { text: '' } }],
  [
    'a link that runs a script',
    { element: 'blocks-button', settings: { text: 'x', href: 'javascript:alert(1)' } },
  ],
  ['a prototype for settings', { settings: Object.fromEntries([['__proto__', { text: 'x' }]]) }],
])('%s draws nothing and is named', (_name, input) => {
  const { tree, refused } = createReader()([element('bad', { ...input }), ...page], FRENCH);
  expect(refused).toEqual(['bad']);
  expect(tree.map(({ id }) => id)).toEqual(['box', 'beside']);
});

test('the setting of a text is found by it, also in a row, and not when two have it', () => {
  const faq = {
    id: 'faq',
    name: '',
    element: 'blocks-faq',
    settings: {
      items: [
        { question: 'Où ?', answer: '<p>Ici</p>' },
        { question: 'Quand ?', answer: '<p>Où ?</p>' },
        { question: 'Deux fois', answer: '' },
        { question: 'Deux fois', answer: '' },
      ],
    },
    children: [],
  };
  expect(settingWithText(faq, ' Quand ? ')).toMatchObject({
    field: 'items.1.question',
    lines: false,
  });
  for (const text of ['Deux fois', 'Ici', '', ' ', 'toString'])
    expect(settingWithText(faq, text)).toBeNull();
  expect(settingWithText({ ...faq, element: 'constructor' }, 'Où ?')).toBeNull();
});

test('words are written in one language at a path, and nowhere else', () => {
  const settings = { title: { fr: 'A', en: 'B' }, items: [{ question: { fr: 'C' } }, {}] };
  const write = (field: string) => withWords(settings, { field, language: 'fr', text: 'Z' });
  expect(write('title')).toEqual({ ...settings, title: { fr: 'Z', en: 'B' } });
  expect(write('items.0.question')).toEqual({
    ...settings,
    items: [{ question: { fr: 'Z' } }, {}],
  });
  for (const field of ['none', '__proto__', 'constructor', 'items.7.question', 'items.1.question'])
    expect(write(field)).toEqual(settings);
  expect({}).not.toHaveProperty('fr');
});
