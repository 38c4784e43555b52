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
import { afterEach, describe, expect, test, vi } from 'vitest';

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
const listAnswer = (...names: string[]) => ({
  count: names.length,
  data: names.map((name) => ({ cuid: name.toLowerCase(), name })),
});
const table = () => document.querySelector('.office-table [tabindex="0"]') ?? document.body;
const current = () => readable(document.querySelector('tr.current td')?.textContent ?? '');

test('a list shows its columns in the user’s language', async () => {
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
  // nor does it tell a screen reader alone, below its rows, that there are none
  expect(document.querySelector('.office-table')?.textContent).not.toContain('Nothing');
});

test('an empty list says that it has nothing to show, and offers no filter to clear', async () => {
  api = openOffice({ at: '/locations' });
  expect(await screen.findByText('Rien à afficher pour le moment.')).toBeTruthy();
  expect(screen.queryByText('Effacer les filtres')).toBeNull();
});

describe('a list that could not be read', () => {
  test('shows an error, and does not claim to be empty', async () => {
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

  test('for lack of a network says at once that one is offline, and is read again once it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api = openOffice({ at: '/locations', answers: { listOfficeLocations: two } });
    await findRows();
    api.disconnect();
    write('Rechercher', 'grenier');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Vous êtes hors ligne\./);
    api.answer({ listOfficeLocations: two });
    online.mockRestore();
    window.dispatchEvent(new Event('online'));
    expect(await findRows()).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('does not show the rows of the earlier search under the new one', async () => {
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

  test('can be turned, are in the address, and are counted', async () => {
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

  test('go back to the first for a new search', async () => {
    api = openOffice({ at: '/locations?page_number=2', answers: { listOfficeLocations: long } });
    await findRows();
    await search('Rechercher', 'salle');
    await waitFor(() => expect(address()).toBe('/locations?search=salle'));
  });

  test('start at the first when the number is invalid', async () => {
    api = openOffice({ at: '/locations?page_number=x', answers: { listOfficeLocations: long } });
    await findRows();
    expect(api.calls('listOfficeLocations').map(({ page_number }) => page_number)).toEqual([1]);
  });

  test('lead to the last one when the address names a page beyond it', async () => {
    api = openOffice({
      at: '/locations?page_number=99&sort=name',
      answers: {
        listOfficeLocations: ({ page_number }) =>
          page_number > 3 ? { count: 120, data: [] } : long({ page_number }),
      },
    });
    await waitFor(() => expect(rows()[0]?.[0]).toBe('Page 3'));
    expect(address()).toBe('/locations?page_number=3&sort=name');
    expect(screen.getByText('101–101 sur 120')).toBeTruthy();
  });

  test('of more than ten thousand rows say that there may be more', async () => {
    api = openOffice({
      at: '/locations',
      answers: { listOfficeLocations: { count: 10_000, data: [hall] } },
    });
    await findRows();
    expect(readable(screen.getByText(/et plus$/).textContent)).toBe('1–1 sur 10 000 et plus');
  });
});

describe('columns', () => {
  const all = ['Participant', 'Activité', 'Quand', 'Famille', 'Prix', 'Payé', 'État', 'Inscrit le'];
  const lea = { cuid: 'lea', participant_name: 'Léa', customer_name: 'Anne', location: 'Salle' };
  const open = (at: string) =>
    openOffice({ at, answers: { listOfficeRegistrations: { count: 1, data: [lea] } } });
  const boxes = async () => {
    await press('Colonnes');
    return screen.findByRole('checkbox', { name: 'Lieu' });
  };

  test('can be chosen, are in the address, and can be reset', async () => {
    api = open('/registrations');
    await findRows();
    expect(columns()).toEqual(all);
    fireEvent.click(await boxes());
    fireEvent.click(screen.getByRole('checkbox', { name: 'Payé' }));
    const chosen_columns = all.filter((title) => title !== 'Payé').toSpliced(3, 0, 'Lieu');
    await waitFor(() => expect(columns()).toEqual(chosen_columns));
    expect(decodeURIComponent(address())).toBe(
      '/registrations?columns=participant,activity,start,location,family,price,state,registered',
    );
    await press('Colonnes habituelles');
    await waitFor(() => expect(columns()).toEqual(all));
    expect(address()).toBe('/registrations');
  });

  test('are kept on this device, and those in the address take precedence', async () => {
    api = open('/registrations?columns=participant,price');
    await findRows();
    expect(columns()).toEqual(['Participant', 'Prix']);
    fireEvent.click(await boxes());
    await waitFor(() => expect(columns()).toEqual(['Participant', 'Lieu', 'Prix']));
    expect(JSON.parse(localStorage.getItem('office-columns-registrations') ?? '')).toEqual([
      'participant',
      'location',
      'price',
    ]);
  });

  test('that are unknown are ignored, and one column always stays', async () => {
    api = open('/registrations?columns=shoe_size');
    await findRows();
    expect(columns()).toEqual(all);
    await boxes();
    for (const name of all.slice(1)) {
      fireEvent.click(screen.getByRole('checkbox', { name }));
      await waitFor(() => expect(columns()).not.toContain(name));
    }
    const last = screen.getByRole('checkbox', { name: 'Participant' });
    await waitFor(() => expect(last.hasAttribute('disabled')).toBe(true));
    expect(columns()).toEqual(['Participant']);
  });

  test('beyond the user’s rights are not offered', async () => {
    api = openOffice({
      at: '/registrations?columns=participant,family,price,email',
      may: ['registrations.read'],
      answers: { listOfficeRegistrations: { count: 1, data: [lea] } },
    });
    await findRows();
    expect(columns()).toEqual(['Participant', 'Famille']);
    await boxes();
    for (const name of ['Prix', 'E-mail', 'Né(e) le'])
      expect(screen.queryByRole('checkbox', { name })).toBeNull();
  });

  test('are sorted by their header, in reverse by the next click; an invalid order is ignored', async () => {
    api = open('/registrations?sort=shoe_size&page_number=2');
    await findRows();
    expect(api.calls('listOfficeRegistrations').map(({ sort }) => sort)).toEqual([undefined]);
    await press('Famille : trier');
    await waitFor(() => expect(address()).toBe('/registrations?sort=family'));
    await press('Famille : trié, inverser l’ordre');
    await waitFor(() => expect(address()).toBe('/registrations?sort=-family'));
    expect(api.calls('listOfficeRegistrations').at(-1)).toMatchObject({
      sort: '-family',
      page_number: 1,
    });
    await press('Famille : trié en sens inverse, ne plus trier');
    await waitFor(() => expect(address()).toBe('/registrations'));
  });

  test('that name the row link to it', async () => {
    api = open('/registrations?sort=family');
    await findRows();
    const link = screen.getByRole('link', { name: 'Léa' });
    expect(link.getAttribute('href')).toBe('/registrations/lea?sort=family');
  });
});

describe('with the keyboard', () => {
  test('arrows move through the rows and stop at the ends, and Enter opens a row', async () => {
    api = openOffice({
      at: '/locations',
      answers: {
        listOfficeLocations: listAnswer('Un', 'Deux'),
        getOfficeLocation: { name: 'Deux' },
      },
    });
    await findRows();
    const names_seen = [
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowUp',
      'ArrowUp',
      'ArrowDown',
    ].map((key) => {
      fireEvent.keyDown(table(), { key });
      return current();
    });
    expect(names_seen).toEqual(['Un', 'Deux', 'Deux', 'Un', 'Un', 'Deux']);
    fireEvent.keyDown(table(), { key: 'Enter' });
    await screen.findByRole('dialog', { name: 'Deux' });
    expect(address()).toBe('/locations/deux');
  });

  test('n opens a new record, / goes to the search, but not while typing in a field', async () => {
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

  test('n opens a new record from the first moment', async () => {
    api = openOffice({ at: '/locations', answers: { listOfficeLocations: two } });
    await findRows();
    const early = new KeyboardEvent('keydown', { key: 'n', bubbles: true });
    Object.defineProperty(early, 'timeStamp', { value: 5 });
    fireEvent(document.body, early);
    expect(await screen.findByRole('dialog', { name: 'Nouveau lieu' })).toBeTruthy();
  });
});
