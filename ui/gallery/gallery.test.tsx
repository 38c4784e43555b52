import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { pageUrlOf } from '../router/page-url.ts';
import { RouterProvider } from '../router/router-context.tsx';
import { Gallery } from './gallery.tsx';

const nothing = () => {};
const router = {
  pageUrl: pageUrlOf({ pathname: '/', search: '', hash: '' }, 'fr'),
  params: {},
  hostname: 'localhost',
  navigate: nothing,
  prefetch: nothing,
  reload: nothing,
};

const drawGallery = (): string =>
  renderToString(
    <RouterProvider router={router}>
      <Gallery />
    </RouterProvider>,
  );

test('everything renders on a server, without warnings, with its texts and without a clock', () => {
  const complaints = vi.spyOn(console, 'error');
  const html = drawGallery().replaceAll('\u00a0', ' ');
  expect(complaints).not.toHaveBeenCalled();
  expect(html).toContain('lun. 6 - ven. 10 juillet, 9 h - 16 h');
  expect(html).toContain('Plus que 2 places');
  expect(html).toContain('–:––');
  expect(html).toBe(drawGallery().replaceAll('\u00a0', ' '));
});

test('every invalid field refers to its error', () => {
  const html = drawGallery();
  const ids = [...html.matchAll(/aria-describedby="([^"]+)"/g)].flatMap((match) =>
    (match[1] ?? '').split(' '),
  );
  expect(ids.length).toBeGreaterThan(3);
  for (const id of ids) expect(html).toContain(`id="${id}"`);
});

test('a missing picture is replaced by our drawing, with its space reserved', () => {
  const html = drawGallery();
  expect(html).toMatch(
    /<img[^>]*src="\/pictures\/water\/gallery1\.svg"[^>]*width="800"[^>]*height="600"/,
  );
});
