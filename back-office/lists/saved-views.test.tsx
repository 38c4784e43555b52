import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  address,
  columns,
  findRows,
  press,
  readable,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

interface View {
  readonly cuid: string;
  readonly name: string;
  readonly filters: Record<string, string>;
  readonly own: boolean;
}
const owing_view = {
  cuid: 'owing',
  name: 'À relancer',
  filters: { outstanding: 'true' },
  own: true,
};
const dubois_view = { cuid: 'named', name: 'Les Dubois', filters: { search: 'dubois' } };
const families = { count: 1, data: [{ cuid: 'dubois', name: 'Dubois' }] };
const views = async () =>
  within(await screen.findByRole('navigation', { name: 'Vues enregistrées' }));
const chosenViews = async () =>
  (await views())
    .getAllByRole('button')
    .filter((tab) => tab.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => readable(textContent));

const open = (at: string, more: Parameters<typeof openOffice>[0]['answers'] = {}) => {
  api = openOffice({
    at,
    answers: {
      listOfficeCustomers: families,
      listSavedViews: { data: [owing_view, dubois_view] },
      ...more,
    },
  });
};

test('a view shows its own filters, and drops the earlier ones', async () => {
  open('/customers?search=peeters&page_number=2');
  await findRows();
  expect(await chosenViews()).toEqual([]);
  fireEvent.click((await views()).getByText('À relancer'));
  await waitFor(() => expect(address()).toBe('/customers?outstanding=true'));
  expect(await chosenViews()).toEqual(['À relancer']);
  fireEvent.click((await views()).getByText('Tout'));
  await waitFor(() => expect(address()).toBe('/customers'));
  expect(await chosenViews()).toEqual(['Tout']);
});

test('the current filters are saved under a name, without the page number', async () => {
  open('/customers?search=peeters&outstanding=true&page_number=2', {
    createSavedView: { cuid: 'peeters' },
  });
  await press('Enregistrer cette vue');
  write('Nom de la vue', 'Peeters à payer');
  await press('Enregistrer');
  await waitFor(() => expect(api.calls('createSavedView')).toHaveLength(1));
  expect(api.calls('createSavedView')).toEqual([
    {
      list: 'customers',
      name: 'Peeters à payer',
      filters: { search: 'peeters', outstanding: 'true' },
      shared: false,
    },
  ]);
  expect(api.calls('listSavedViews').length).toBeGreaterThan(1);
});

test('a view of any list keeps and restores its columns and its order', async () => {
  const stored_views: View[] = [];
  api = openOffice({
    at: '/locations?sort=-name&columns=name,state',
    answers: {
      listOfficeLocations: { count: 1, data: [{ cuid: 'grange', name: 'La Grange' }] },
      listSavedViews: () => ({ data: stored_views }),
      createSavedView: ({ name, filters }) => {
        stored_views.push({ cuid: 'short', name, filters, own: true });
        return { cuid: 'short' };
      },
    },
  });
  await findRows();
  await press('Enregistrer cette vue');
  write('Nom de la vue', 'En bref');
  await press('Enregistrer');
  await waitFor(() => expect(api.calls('createSavedView')).toHaveLength(1));
  expect(api.calls('createSavedView')).toMatchObject([
    { list: 'locations', filters: { sort: '-name', columns: 'name,state' } },
  ]);
  await waitFor(async () => expect(await chosenViews()).toEqual(['En bref']));
  fireEvent.click((await views()).getByText('Tout'));
  await waitFor(() => expect(address()).toBe('/locations'));
  fireEvent.click((await views()).getByText('En bref'));
  await waitFor(() => expect(address()).toBe('/locations?sort=-name&columns=name,state'));
  expect(columns()).toEqual(['Nom', 'État']);
  expect(api.calls('listOfficeLocations')[0]).toMatchObject({ sort: '-name' });
});

test.each([
  ['/audit', 'listAuditLog'],
  ['/security', 'listSecurityEvents'],
  ['/roster', 'listRoster'],
] as const)('%s offers its own views', async (at, endpoint) => {
  const own_view = { cuid: 'mine', name: 'À moi', filters: { search: 'x' }, own: true };
  api = openOffice({
    at,
    answers: { [endpoint]: { count: 0, data: [] }, listSavedViews: { data: [own_view] } },
  });
  expect((await views()).getByText('À moi')).toBeTruthy();
  expect(api.calls('listSavedViews')).toEqual([{ list: at.slice(1) }]);
});

test('a name in use is refused at its field, and the input stays', async () => {
  open('/customers?search=peeters', {
    createSavedView: () => refuse('VIEW_EXISTS', { name: 'VIEW_EXISTS' }),
  });
  await press('Enregistrer cette vue');
  write('Nom de la vue', 'À relancer');
  await press('Enregistrer');
  await waitFor(() => expect(wrongWith('Nom de la vue')).toBe('Vous avez déjà une vue de ce nom.'));
  expect(screen.getByLabelText('Nom de la vue')).toHaveProperty('value', 'À relancer');
});

test('the current view is not saved twice, but can be renamed or deleted', async () => {
  open('/customers?outstanding=true', {
    updateSavedView: {},
    deleteSavedView: {},
  });
  await press('Modifier la vue « À relancer »');
  expect(screen.queryByText('Enregistrer cette vue')).toBeNull();
  write('Nom de la vue', 'À payer');
  await press('Renommer');
  await waitFor(() =>
    expect(api.calls('updateSavedView')).toMatchObject([{ view: 'owing', name: 'À payer' }]),
  );
  await waitFor(() => expect(screen.queryByText('Renommer')).toBeNull());
  await press('Modifier la vue « À relancer »');
  await press('Supprimer');
  expect(await screen.findByText('Vue « À relancer » supprimée.')).toBeTruthy();
  expect(api.calls('deleteSavedView')).toEqual([{ view: 'owing' }]);
});

test('a colleague’s view says whose it is, and cannot be changed', async () => {
  const shared = { ...owing_view, own: false, shared: true, made_by: 'Sophie Peeters' };
  open('/customers?outstanding=true', { listSavedViews: { data: [shared] } });
  const tab = await screen.findByRole('button', { name: 'À relancer' });
  expect(tab.title).toBe('Partagée par Sophie Peeters');
  expect(screen.queryByRole('button', { name: 'Modifier la vue « À relancer »' })).toBeNull();
  expect(screen.queryByText('Enregistrer cette vue')).toBeNull();
});

test('without filters and without views there is nothing to choose', async () => {
  open('/customers', { listSavedViews: { data: [] } });
  await findRows();
  expect(screen.queryByRole('navigation', { name: 'Vues enregistrées' })).toBeNull();
});
