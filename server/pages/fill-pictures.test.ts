import type { PageElementShape } from '@ribambelle/api/website/shapes.ts';
import { expect, test } from 'vitest';
import { picturesIn, withPictureFacts } from './fill-pictures.ts';

const image = (settings: object, children: PageElementShape[] = []): PageElementShape => ({
  id: 'a',
  name: '',
  element: 'blocks-image',
  settings: { ...settings },
  children,
});
const facts = new Map([
  ['pond', { focal_x: 5000, focal_y: 9800, alt: 'Une mare' }],
  ['tree', { focal_x: 5000, focal_y: 5000, alt: '' }],
]);
const filled = (element: PageElementShape) => withPictureFacts([element], facts)[0]?.settings;

test('the pictures of a page are found at every depth, each once', () => {
  const page = image({ url: '/files/pond' }, [
    image({ url: '/files/tree' }),
    image({ url: '/files/pond' }),
    image({ url: '/pictures/field/home.svg' }),
    image({ url: ['/files/tree'] }),
  ]);
  expect(picturesIn([page])).toEqual(['pond', 'tree']);
});

test('the point that stays in sight stands behind the address, and missing words are filled in', () => {
  expect(filled(image({ url: '/files/pond' }))).toEqual({
    url: '/files/pond#50%/**/98%',
    alt: 'Une mare',
  });
});

test('words of the page itself stay, and a point in the middle is not said', () => {
  expect(filled(image({ url: '/files/pond', alt: 'À la mare' }))).toMatchObject({
    alt: 'À la mare',
  });
  expect(filled(image({ url: '/files/tree' }))).toEqual({ url: '/files/tree', alt: '' });
});

test('the picture of a background has its point too, and the rest of it stays', () => {
  const banner = (background: unknown) => ({
    ...image({ title: 'Été', background }),
    element: 'sections-banner',
  });
  const pond = banner({ image: '/files/pond', attachment: 'fixed' });
  expect(picturesIn([pond])).toEqual(['pond']);
  expect(filled(pond)).toEqual({
    title: 'Été',
    background: { image: '/files/pond#50%/**/98%', attachment: 'fixed' },
  });
  for (const none of [null, 'red', { image: null }, { image: '/pictures/field/home.svg' }])
    expect(filled(banner(none))).toEqual({ title: 'Été', background: none });
});

test('other addresses and elements stay as they are', () => {
  const drawing = { url: '/pictures/field/home.svg' };
  expect(filled(image(drawing))).toEqual(drawing);
  const unknown = { ...image({ url: '/files/pond' }), element: 'blocks-later' };
  expect(filled(unknown)).toEqual({ url: '/files/pond' });
});
