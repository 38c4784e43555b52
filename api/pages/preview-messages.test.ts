import { expect, test } from 'vitest';
import { readFrameMessage, readOfficeMessage } from './preview-messages.ts';

const heading = {
  id: 'a',
  name: 'Heading',
  element: 'blocks-heading',
  settings: { text: { fr: 'Bonjour', en: 'Hello' } },
  children: [],
};
const show = {
  ribambelle: 1,
  type: 'show',
  content: [heading],
  language: 'fr',
  fallback: 'fr',
};
const typed = { ribambelle: 1, type: 'typed', id: 'a', field: 'items.2.question', text: 'Where?' };

test('messages of both sides are read', () => {
  expect(readOfficeMessage(show)).toEqual(show);
  expect(readOfficeMessage({ ...show, fixed: true })).toEqual({ ...show, fixed: true });
  expect(readFrameMessage(typed)).toEqual(typed);
  expect(readFrameMessage({ ribambelle: 1, type: 'left' })).toEqual({
    ribambelle: 1,
    type: 'left',
  });
  const stepped = { ribambelle: 1, type: 'stepped', step: 'undo' };
  expect(readFrameMessage({ ...stepped, times: 9 })).toEqual(stepped);
});

const circle: Record<string, unknown> = { ...show };
circle['content'] = circle;

test.each([
  ['nothing', null],
  ['a text', 'show'],
  ['another version', { ...show, ribambelle: 2 }],
  ['no version', { ...show, ribambelle: undefined }],
  ['another type', { ...show, type: 'publish' }],
  ['a message of the other side', typed],
  ['another language', { ...show, language: 'xx' }],
  ['a page that is fixed a little', { ...show, fixed: 'a little' }],
  ['an element without children', { ...show, content: [{ ...heading, children: undefined }] }],
  ['a circle', circle],
  ['a number that JSON does not know', { ...show, content: 1n }],
  ['more than 512,000 characters', { ...show, more: 'x'.repeat(512_000) }],
])('the frame does not read %s', (_, data) => {
  expect(readOfficeMessage(data)).toBeNull();
});

test.each([
  ['a message of the other side', show],
  ['a path that reaches elsewhere', { ...typed, field: '__proto__.polluted' }],
  ['a text that is too long', { ...typed, text: 'x'.repeat(10_001) }],
  ['an address of another site', { ribambelle: 1, type: 'wanted', path: 'https://x.test' }],
  ['a step that the editor does not know', { ribambelle: 1, type: 'stepped', step: 'publish' }],
  ['a step that is many', { ribambelle: 1, type: 'stepped', step: ['undo', 'undo'] }],
  ['a box without a place', { ribambelle: 1, type: 'boxes', boxes: [{ id: 'a' }], covered: 0 }],
  ['a header above the window', { ribambelle: 1, type: 'boxes', boxes: [], covered: -1 }],
])('the office does not read %s', (_, data) => {
  expect(readFrameMessage(data)).toBeNull();
});
