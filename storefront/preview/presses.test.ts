// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { boxedIn, boxesIn, tagOf } from './boxes.ts';
import { pathOf, takePresses } from './presses.ts';

const pressed = vi.fn();
const followed = vi.fn();
const reached = vi.fn();

beforeAll(() => {
  takePresses({ isWritten: () => false, pressed, followed });
  document.addEventListener('click', reached);
});
afterEach(() => {
  for (const one of [pressed, followed, reached]) one.mockClear();
});

const draw = (html: string) => {
  document.body.innerHTML = html;
};
/** Presses something; returns true when it would still do what it does online. */
const press = (selector: string, more: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));

test('a press in an element chooses it, and does nothing else', () => {
  draw(
    '<div data-builder-id="a"><div data-builder-id="b"><a href="/fr/x"><b>x</b></a></div></div>',
  );
  expect(press('b')).toBe(false);
  expect(pressed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: 'b', target: document.querySelector('b') }),
  );
  expect(followed).not.toHaveBeenCalled();
  expect(reached).not.toHaveBeenCalled();
});

test('a link outside the elements is followed by the office, without its language', () => {
  draw('<header><a href="/en/activities?page_number=2#top">x</a></header>');
  expect(press('a')).toBe(false);
  expect(followed).toHaveBeenCalledExactlyOnceWith('/activities');
});

test('so is a link in an element, with Ctrl or Command', () => {
  draw('<div data-builder-id="a"><a href="/fr/activities">x</a></div>');
  for (const key of ['ctrlKey', 'metaKey']) expect(press('a', { [key]: true })).toBe(false);
  expect(followed.mock.calls).toEqual([['/activities'], ['/activities']]);
  expect(pressed).not.toHaveBeenCalled();
});

test.each([
  'https://example.be/x',
  'mailto:a@example.be',
  'javascript:alert(1)',
  '#part',
  '/files/abc',
  'http://[',
])('a link to %s is followed by nobody', (href) => {
  draw('<footer><a>x</a></footer>');
  const link = document.querySelector('a');
  link?.setAttribute('href', href);
  expect(press('a')).toBe(false);
  expect(link && pathOf(link)).toBeNull();
  expect(followed).not.toHaveBeenCalled();
});

test('a form is not sent, a button presses nothing', () => {
  draw('<form><button>x</button></form>');
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  expect(document.querySelector('form')?.dispatchEvent(sent)).toBe(false);
  expect(press('button')).toBe(false);
  expect(reached).not.toHaveBeenCalled();
});

test('the place of an element is that of all directly in its tag, also in a tag within it', () => {
  draw(`<div data-builder-id="a"><p></p><div data-builder-id="b"><i></i></div></div>
    <div data-builder-id="empty"></div>`);
  const at = (selector: string, rectangle: readonly [number, number, number, number]) => {
    const [left, top, width, height] = rectangle;
    const element = document.querySelector(selector);
    if (element !== null)
      element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  };
  at('p', [10, 20, 100, 30]);
  at('i', [5, 60, 20, 10]);
  expect(boxesIn(document)).toEqual([
    { id: 'a', left: 5, top: 20, width: 105, height: 50 },
    { id: 'b', left: 5, top: 60, width: 20, height: 10 },
  ]);
  expect(boxedIn(document.body).map(({ localName }) => localName)).toEqual(['p', 'i']);
  expect(tagOf(document, '"] *')).toBeNull();
  expect(tagOf(document, 'b')?.children).toHaveLength(1);
});
