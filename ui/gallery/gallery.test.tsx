import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Gallery } from './gallery.tsx';

test('everything renders on a server, quietly, with its words and without a clock', () => {
  const complaints = vi.spyOn(console, 'error');
  const html = renderToString(<Gallery />).replaceAll('\u00a0', ' ');
  expect(complaints).not.toHaveBeenCalled();
  expect(html).toContain('lun. 6 - ven. 10 juillet, 9 h - 16 h');
  expect(html).toContain('Plus que 2 places');
  expect(html).toContain('–:––');
  expect(html).toBe(renderToString(<Gallery />).replaceAll('\u00a0', ' '));
});

test('every field that is wrong points at its words', () => {
  const html = renderToString(<Gallery />);
  const described = [...html.matchAll(/aria-describedby="([^"]+)"/g)].flatMap((match) =>
    (match[1] ?? '').split(' '),
  );
  expect(described.length).toBeGreaterThan(3);
  for (const id of described) expect(html).toContain(`id="${id}"`);
});

test('a picture that nobody uploaded is our drawing, with its room kept', () => {
  const html = renderToString(<Gallery />);
  expect(html).toMatch(
    /<img[^>]*src="\/pictures\/water\/Voile%20sur%20la%20Meuse\.svg"[^>]*width="800"[^>]*height="600"/,
  );
});
