import { expect, test } from 'vitest';
import { messageBetween, type Shown } from './frame-message.ts';

type Content = Shown['content'];

const one = (id: string, text: string, children: Content = []): Content[number] => ({
  id,
  name: id,
  element: 'blocks-heading',
  settings: { text },
  children: [],
  ...(children.length === 0 ? {} : { children }),
});
const shown = (...content: Content): Shown => ({ content, language: 'fr', fallback: 'fr' });
const before = shown(one('a', 'A', [one('b', 'B')]), one('c', 'C'));

test('the settings of one element go alone, however deep it is', () => {
  expect(messageBetween(before, shown(one('a', 'A', [one('b', 'X')]), one('c', 'C')))).toEqual({
    ribambelle: 1,
    type: 'change',
    id: 'b',
    settings: { text: 'X' },
  });
});

test.each([
  ['the first picture', null, before],
  ['another language', before, { ...before, language: 'en' as const }],
  ['a page that is only looked at', before, { ...before, fixed: true }],
  ['two elements', before, shown(one('a', 'X', [one('b', 'Y')]), one('c', 'C'))],
  ['one more element', before, shown(...before.content, one('d', 'D'))],
  ['one less', before, shown(one('c', 'C'))],
  ['another order', before, shown(one('c', 'C'), one('a', 'A', [one('b', 'B')]))],
  [
    'another kind',
    before,
    shown({ ...one('a', 'A', [one('b', 'B')]), element: 'x' }, one('c', 'C')),
  ],
])('%s shows the whole page', (_, from, next) => {
  expect(messageBetween(from, next)).toEqual({ ribambelle: 1, type: 'show', ...next });
});

test('nothing is sent when nothing differs', () => {
  expect(messageBetween(before, structuredClone(before))).toBeNull();
});
