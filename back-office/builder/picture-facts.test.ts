import { expect, test } from 'vitest';
import { picturesOf, withFocalPoints } from './picture-facts.ts';

const element = (id: string, is: { element: string; settings: Record<string, unknown> }) => ({
  id,
  name: '',
  children: [],
  ...is,
});
const image = (id: string, url: string) =>
  element(id, { element: 'blocks-image', settings: { url } });
const banner = (image_of: string) =>
  element('banner', {
    element: 'sections-banner',
    settings: { title: {}, background: { color: 'ink', image: image_of } },
  });
const paragraph = element('text', { element: 'blocks-paragraph', settings: { text: {} } });
const section = (...children: ReturnType<typeof image>[]) => ({
  ...element('section', { element: 'sections-container', settings: {} }),
  children,
});

test('finds the pictures of the library, also behind words, each once', () => {
  const page = [
    section(image('a', '/files/pond'), image('b', '/pictures/sky/x.svg')),
    banner('/files/pond'),
  ];
  expect(picturesOf([...page, image('c', '/files/barn')])).toEqual(['barn', 'pond']);
});

test('puts the points behind the addresses, and keeps the objects of all else', () => {
  const page = [
    section(image('a', '/files/pond'), paragraph),
    banner('/files/pond'),
    section(paragraph),
  ];
  const shown = withFocalPoints(page, new Map([['pond', '#25%/**/90%']]));
  expect(shown[0]?.children[0]?.settings).toEqual({ url: '/files/pond#25%/**/90%' });
  expect(shown[0]?.children[1]).toBe(paragraph);
  expect(shown[1]?.settings['background']).toEqual({
    color: 'ink',
    image: '/files/pond#25%/**/90%',
  });
  expect(shown[2]).toBe(page[2]);
  expect(page[1]?.settings['background']).toEqual({ color: 'ink', image: '/files/pond' });
});

test.each([
  ['no points', new Map()],
  ['points of other pictures', new Map([['barn', '#1%/**/1%']])],
  ['the middle', new Map([['pond', '']])],
])('is the same page with %s', (_, points) => {
  const page = [section(image('a', '/files/pond')), banner('/files/pond')];
  expect(withFocalPoints(page, points)).toBe(page);
});
