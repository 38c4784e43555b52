import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  address,
  andWait,
  columns,
  findRows,
  press,
  readable,
  rows,
  search,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const hall = {
  cuid: 'hall',
  name: 'Grande salle',
  street: 'Rue Haute',
  number: '3',
  postcode: '1000',
  city: 'Bruxelles',
  availabilities: 4,
  active: true,
};
const attic = { cuid: 'attic', name: 'Grenier', street: '', number: '', postcode: '', city: '' };
const two = { count: 2, data: [hall, { ...attic, availabilities: 0, active: false }] };
const listed = (...names: string[]) => ({
  count: names.length,
  data: names.map((name) => ({ cuid: name.toLowerCase(), name })),
});
const table = () => document.querySelector('.office-table [tabindex="0"]') ?? document.body;
const current = () => readable(document.querySelector('tr.current td')?.textContent ?? '');

test('a list shows its columns in the words of the reader', async () => {
  api = openOffice({
    at: '/locations',
    language: 'en',
    answers: { listOfficeLocations: two },
  });
  expect(await findRows()).toEqual([
    ['Grande salle', 'Rue Haute 3, 1000 Bruxelles', '4', 'Active'],
    ['Grenier', '', '0', 'Inactive'],
  ]);
  expect(columns()).toEqual(['Name', 'Address', 'Dates', 'Status']);
});

test('an empty list says that there is nothing, and offers no filter to clear', async () => {
  api = openOffice({ at: '/locations' });
  expect(await screen.findByText('Rien à afficher pour le moment.')).toBeTruthy();
  expect(screen.queryByText('Effacer les filtres')).toBeNull();
});

describe('a list that could not be read', () => {
  test('says so, and not that there is nothing', async () => {
    api = openOffice({
      at: '/locations',
      answers: { listOfficeLocations: () => refuse('NOT_PERMITTED') },
    });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText('Rien à afficher pour le moment.')).toBeNull();
    api.answer({ listOfficeLocations: two });
    await press('Réessayer');
    expect(await findRows()).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('does not leave the rows of another search under the new word', async () => {
    api = openOffice({ at: '/locations', answers: { listOfficeLocations: two } });
    await findRows();
    api.disconnect();
    await andWait(10_000, () => write('Rechercher', 'grenier'));
    expect(rows()).toEqual([]);
    expect(screen.getByRole('alert').textContent).toMatch(/^Le serveur ne répond pas/);
    expect(screen.queryByText(/Aucun résultat/)).toBeNull();
  });
});

describe('pages of a long list', () => {
  const long = ({ page_number }: { page_number?: number | undefined }) => ({
    count: 120,
    data: [{ cuid: `first-of-${page_number}`, name: `Page ${page_number}` }],
  });

  test('are turned, in the address too, and counted', async () => {
    api = openOffice({ at: '/locations', answers: { listOfficeLocations: long } });
    await findRows();
    expect(screen.getByText('1–1 sur 120')).toBeTruthy();
    await press('3');
    await waitFor(() => expect(rows()[0]?.[0]).toBe('Page 3'));
    expect(address()).toBe('/locations?page_number=3');
    expect(screen.getByText('101–101 sur 120')).toBeTruthy();
    await press('1');
    await waitFor(() => expect(address()).toBe('/locations'));
  });

  test('a search begins at the first again', async () => {
    api = openOffice({ at: '/locations?page_number=2', answers: { listOfficeLocations: long } });
    await findRows();
    await search('Rechercher', 'salle');
    await waitFor(() => expect(address()).toBe('/locations?search=salle'));
  });

  test('a number that is none is the first page', async () => {
    api = openOffice({ at: '/locations?page_number=x', answers: { listOfficeLocations: long } });
    await findRows();
    expect(api.calls('listOfficeLocations').map(({ page_number }) => page_number)).toEqual([1]);
  });

  test('of more than ten thousand it says that there may be more', async () => {
    api = openOffice({
      at: '/locations',
      answers: { listOfficeLocations: { count: 10_000, data: [hall] } },
    });
    await findRows();
    expect(readable(screen.getByText(/et plus$/).textContent)).toBe('1–1 sur 10 000 et plus');
  });
});

describe('with the keyboard', () => {
  test('arrows move through the rows and stop at the ends, Enter opens', async () => {
    api = openOffice({
      at: '/locations',
      answers: { listOfficeLocations: listed('Un', 'Deux'), getOfficeLocation: { name: 'Deux' } },
    });
    await findRows();
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown'].map(
      (key) => {
        fireEvent.keyDown(table(), { key });
        return current();
      },
    );
    expect(seen).toEqual(['Un', 'Deux', 'Deux', 'Un', 'Un', 'Deux']);
    fireEvent.keyDown(table(), { key: 'Enter' });
    await screen.findByRole('dialog', { name: 'Deux' });
    expect(address()).toBe('/locations/deux');
  });

  test('n makes a new one, / goes to the search, but not while somebody types', async () => {
    api = openOffice({ at: '/locations', answers: { listOfficeLocations: two } });
    await findRows();
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Rechercher');
    fireEvent.keyDown(screen.getByLabelText('Rechercher'), { key: 'n' });
    expect(address()).toBe('/locations');
    fireEvent.keyDown(document.body, { key: 'n' });
    await screen.findByRole('dialog', { name: 'Nouveau lieu' });
    expect(address()).toBe('/locations/new');
  });
});
