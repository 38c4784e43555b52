import type { Answer } from '@ribambelle/api/client.ts';
import { readable, write } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const pageAt = (pathname: string): Answer<'listOfficePages'>['data'][number] => ({
  cuid: pathname.replaceAll(/\W/g, ''),
  type: 'DEFAULT',
  pathname,
  title: { fr: 'Date', en: 'Date' },
  ours: true,
  unchanged: true,
  published_at: null,
  draft_at: null,
});

test('pages of the same title are told apart by their addresses', async () => {
  const pathnames = ['/dates', '/$availability', '/availabilities/$slug/$availability'];
  api = openOffice({ at: '/pages', answers: { listOfficePages: { data: pathnames.map(pageAt) } } });
  await screen.findAllByText('Date');
  const cells = [...document.querySelectorAll('tbody td:first-child')];
  expect(cells.map((cell) => readable(cell.textContent))).toEqual([
    'Date/dates',
    'Date/… : une page pour chaque fiche',
    'Date/availabilities/…/… : une page pour chaque fiche',
  ]);
});

test('a page is found by its title without accents', async () => {
  const summer = { ...pageAt('/ete'), title: { fr: 'L’été à l’étang', en: 'Summer' } };
  api = openOffice({
    at: '/pages',
    answers: { listOfficePages: { data: [pageAt('/dates'), summer] } },
  });
  await screen.findByText('Date');
  write('Chercher une page', 'ETE A');
  const links = [...document.querySelectorAll('tbody a')];
  expect(links.map((link) => link.textContent)).toEqual(['L’été à l’étang']);
});
