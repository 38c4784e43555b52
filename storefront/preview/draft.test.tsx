// @vitest-environment happy-dom
import type { Call } from '@ribambelle/api/client.ts';
import { ApiError } from '@ribambelle/api/client.ts';
import { Answers } from '@ribambelle/client/data/answers.ts';
import { TextsProvider } from '@ribambelle/client/texts/texts-context.tsx';
import { FIRST_LANGUAGE, type Language } from '@ribambelle/domain/base/languages.ts';
import { RouterProvider } from '@ribambelle/ui/router/router-context.tsx';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createShownStore } from '../navigation/shown.ts';
import { pageStateOf } from '../unsafe.ts';
import { createDraft, type Draft } from './draft.ts';
import { createWriter } from './writer.ts';

afterEach(cleanup);

const nothing = () => {};
const refusing: Call = async () => {
  throw new ApiError({ code: 'UNKNOWN_ERROR', status: 0, message: '' });
};
const heading = (id: string, fr: string, en = '') => ({
  id,
  name: '',
  element: 'blocks-heading',
  settings: { text: { fr, en } },
  children: new Array<never>(),
});

type Content = Parameters<Draft['show']>[0]['content'];

/** Opens a page in which nothing is drawn yet, with the draft that the office writes. */
function open() {
  const pageUrl = { language: FIRST_LANGUAGE, path: '/', search: '', hash: '' };
  const state = pageStateOf(
    JSON.stringify({ ...pageUrl, params: {}, tree: [], route: null, texts: [], answers: [] }),
  );
  const texts = { language: FIRST_LANGUAGE, nouns: {}, errors: null };
  const store = createShownStore({
    page: { state, views: new Map(), route: null, texts },
    pageUrl,
  });
  const Site = (): ReactElement => {
    const { page, pageUrl: shown } = useSyncExternalStore(store.subscribe, store.shown);
    const Page = page.route;
    const router = { pageUrl: shown, params: {}, hostname: 'localhost' };
    const leads = { navigate: nothing, prefetch: nothing, reload: nothing };
    return (
      <RouterProvider router={{ ...router, ...leads }}>
        <TextsProvider texts={page.texts}>{Page !== null && <Page />}</TextsProvider>
      </RouterProvider>
    );
  };
  const drew = vi.fn();
  const draft = createDraft({ store, answers: new Answers(), call: refusing }, drew);
  render(<Site />);
  const show = async (content: Content, language: Language = FIRST_LANGUAGE) => {
    const drawings = drew.mock.calls.length;
    await act(async () => draft.show({ content, language, fallback: FIRST_LANGUAGE }));
    await expect.poll(() => drew.mock.calls.length).toBeGreaterThan(drawings);
  };
  return { draft, drew, show };
}

const words = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

test('the page that the office shows is drawn, each element within its tag, in its language', async () => {
  const { show, drew } = open();
  await show([heading('one', 'Un', 'One'), heading('two', 'Deux')]);
  expect(words()).toEqual(['Un', 'Deux']);
  expect(document.querySelector('[data-builder-id=two]')?.textContent).toBe('Deux');
  await show([heading('one', 'Un', 'One'), heading('two', '')], 'en');
  expect(words()).toEqual(['One']);
  expect(document.documentElement.lang).toBe('en');
  expect(drew).toHaveBeenLastCalledWith(['two']);
});

test('a change draws one element, in the same place of the document', async () => {
  const { show, draft } = open();
  await show([heading('one', 'Un'), heading('two', 'Deux')]);
  const [first, second] = screen.getAllByRole('heading');
  act(() => draft.change({ id: 'two', settings: { text: { fr: 'Trois' } } }));
  expect(words()).toEqual(['Un', 'Trois']);
  expect(screen.getAllByRole('heading')).toEqual([first, second]);
  act(() => draft.change({ id: 'nowhere', settings: { text: { fr: 'Rien' } } }));
  act(() => draft.change({ id: '__proto__', settings: { text: { fr: 'Rien' } } }));
  expect(words()).toEqual(['Un', 'Trois']);
});

test('a page beyond the limits is not drawn: two elements with one id', async () => {
  const { show, draft } = open();
  await show([heading('one', 'Un')]);
  const content = [heading('one', 'Deux'), heading('one', 'Trois')];
  await act(async () =>
    draft.show({ content, language: FIRST_LANGUAGE, fallback: FIRST_LANGUAGE }),
  );
  expect(words()).toEqual(['Un']);
});

test('a picture that is not chosen yet has a place in the preview, and its element is refused', async () => {
  const { show, draft, drew } = open();
  const picture = { ...heading('picture', ''), element: 'blocks-image', settings: { url: '' } };
  await show([heading('one', 'Un'), picture]);
  const place = () => document.querySelector('[data-builder-id=picture]')?.textContent;
  expect(place()).toBe('Choisissez une image dans les réglages.');
  expect(drew).toHaveBeenLastCalledWith(['picture']);
  await act(async () => draft.change({ id: 'picture', settings: { url: '/files/abc' } }));
  await expect.poll(() => document.querySelectorAll('img')).toHaveLength(1);
  expect(place()).toBe('');
  act(() => draft.change({ id: 'picture', settings: { url: 'no address' } }));
  expect(place()).toBeUndefined();
});

test('a change before the first page changes nothing', async () => {
  const { draft, drew } = open();
  await act(async () => draft.change({ id: 'one', settings: {} }));
  expect(drew).not.toHaveBeenCalled();
});

test('words are written where they stand, and no answer moves them until the writing ends', async () => {
  const { show, draft } = open();
  await show([heading('one', 'Un'), heading('two', 'Deux')]);
  const tell = vi.fn();
  const writer = createWriter({ draft, tell });
  const [target] = screen.getAllByRole('heading');
  if (target === undefined) throw new Error('There is no heading');
  act(() => writer.press({ id: 'one', target, x: 0, y: 0 }));
  expect(tell).toHaveBeenCalledWith({ type: 'pressed', id: 'one', field: 'text' });
  expect(target.getAttribute('contenteditable')).toBe('plaintext-only');
  expect(writer.isWritten(target)).toBe(true);
  target.textContent = 'Un\n  deux';
  fireEvent.input(target);
  expect(tell).toHaveBeenLastCalledWith({
    type: 'typed',
    id: 'one',
    field: 'text',
    text: 'Un deux',
  });
  const written = target.firstChild;
  act(() => draft.change({ id: 'one', settings: { text: { fr: 'Un deux' } } }));
  expect(target.firstChild).toBe(written);
  act(() => draft.change({ id: 'two', settings: { text: { fr: 'Trois' } } }));
  expect(words()[1]).toBe('Trois');
  act(() => void fireEvent.keyDown(target, { key: 'Enter' }));
  expect(words()).toEqual(['Un deux', 'Trois']);
  expect(target.hasAttribute('contenteditable')).toBe(false);
  expect(writer.isWritten(target)).toBe(false);
});

test('nothing is written in a page that is only looked at', async () => {
  const { draft, show } = open();
  const content = [heading('one', 'Un')];
  await show(content);
  const tell = vi.fn();
  const writer = createWriter({ draft, tell });
  const [target] = screen.getAllByRole('heading');
  if (target === undefined) throw new Error('The heading is there');
  await act(async () =>
    draft.show({ content, language: FIRST_LANGUAGE, fallback: FIRST_LANGUAGE, fixed: true }),
  );
  writer.press({ id: 'one', target, x: 0, y: 0 });
  expect(tell).toHaveBeenLastCalledWith({ type: 'pressed', id: 'one', field: null });
  expect(target.hasAttribute('contenteditable')).toBe(false);
});

test('a press on what is the text of no setting chooses the element alone', async () => {
  const { show, draft } = open();
  await show([heading('one', 'Un')]);
  const tell = vi.fn();
  const target = document.querySelector<HTMLElement>('[data-builder-id=one]');
  if (target === null) throw new Error('There is no tag');
  createWriter({ draft, tell }).press({ id: 'one', target, x: 0, y: 0 });
  expect(tell).toHaveBeenCalledExactlyOnceWith({ type: 'pressed', id: 'one', field: null });
});
