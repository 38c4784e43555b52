import { press } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let api: ReturnType<typeof openOffice>;
const print = vi.fn();
beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
});
afterEach(() => closeOffice(api));

/** Returns what is on paper at the moment when the browser prints. */
async function printAll(rows: number): Promise<{ lines: number; words: string }> {
  const paper = { lines: 0, words: '' };
  print.mockImplementation(() => {
    const sheet = document.querySelector('.office-print');
    paper.lines = sheet?.querySelectorAll('tbody tr').length ?? 0;
    paper.words = sheet?.querySelector('p')?.textContent ?? '';
  });
  api = openOffice({
    at: '/locations',
    answers: {
      listOfficeLocations: ({ page_number, page_size }) => ({
        count: rows,
        data: Array.from(
          { length: Math.max(0, Math.min(page_size, rows - (page_number - 1) * page_size)) },
          (_, index) => ({ cuid: `hall${page_number}x${index}`, name: `Salle ${index}` }),
        ),
      }),
    },
  });
  await screen.findAllByText('Salle 0');
  await press('Colonnes');
  await press('Imprimer toute la liste');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  return paper;
}

test.each([130, 200, 2000])(
  'a list of %i rows is printed in full, page after page, without a notice',
  async (rows) => {
    expect(await printAll(rows)).toEqual({ lines: rows, words: '' });
  },
);

test('a list of more than 2,000 rows says that only these are printed, and what to do instead', async () => {
  const { lines, words } = await printAll(2150);
  expect(lines).toBe(2000);
  expect(words.replaceAll(/\s/g, ' ')).toBe(
    'Seules les 2 000 premières lignes sont imprimées : exportez la liste pour les avoir toutes.',
  );
});
