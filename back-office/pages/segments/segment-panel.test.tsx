import {
  address,
  choose,
  findField,
  findPanel,
  press,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const cheap = {
  cuid: 'cheap',
  name: 'Petits prix',
  entity: 'AVAILABILITIES',
  is_default: false,
  version: 3,
  conditions: {
    match: 'ALL',
    rules: [{ field: 'price', operator: 'AT_MOST', number: 5_000 }],
  },
  names: [],
  used_by: { discounts: 0, volume_discounts: 0, coupons: 0 },
} as const;

test('a condition is built, its matches are counted, and the segment is created', async () => {
  api = openOffice({
    at: '/segments/new',
    answers: { createSegment: { cuid: 'new' }, countSegment: { count: 12 } },
  });
  const panel = await findPanel('Nouveau segment');
  await findField('Nom', panel);
  write('Nom', 'Mercredis', panel);
  await press('Ajouter une condition', panel);
  await choose('Critère', 'Prix', panel);
  await choose('Comparaison', 'au plus', panel);
  write('Montant en euros', '50', panel);
  await within(panel).findByText('12 dates en cours ou à venir');
  await waitFor(() =>
    expect(api.calls('countSegment').at(-1)).toEqual({
      entity: 'AVAILABILITIES',
      conditions: cheap.conditions,
    }),
  );
  await press('Créer', panel);
  await waitFor(() => expect(api.calls('createSegment')).toHaveLength(1));
  expect(api.calls('createSegment')[0]).toEqual({
    entity: 'AVAILABILITIES',
    name: 'Mercredis',
    conditions: cheap.conditions,
  });
  await waitFor(() => expect(address()).toBe('/segments'));
});

test('rules can be grouped, and removing the last one removes its group', async () => {
  api = openOffice({
    at: '/segments/cheap',
    answers: { getSegment: cheap, updateSegment: {}, countSegment: { count: 1 } },
  });
  const panel = await findPanel('Petits prix');
  await within(panel).findByText('1 date en cours ou à venir');
  await press('Ajouter un groupe', panel);
  const group = within(panel).getByRole('group', { name: 'Groupe de conditions' });
  await press('Retirer la condition : Activité', group);
  expect(within(panel).queryByRole('group', { name: 'Groupe de conditions' })).toBeNull();
  await press('Retirer la condition : Prix', panel);
  await within(panel).findByText('Sans condition, toutes les dates en font partie.');
  await press('Enregistrer', panel);
  await waitFor(() =>
    expect(api.calls('updateSegment')).toEqual([
      { segment: 'cheap', version: 3, conditions: { match: 'ALL', rules: [] } },
    ]),
  );
});

test('a default segment can be read, but neither changed nor deleted', async () => {
  const all = { ...cheap, name: 'Toutes les dates', is_default: true };
  api = openOffice({
    at: '/segments/all',
    answers: { getSegment: { ...all, cuid: 'all' }, countSegment: { count: 4 } },
  });
  const panel = await findPanel('Toutes les dates');
  await within(panel).findByText('4 dates en cours ou à venir');
  expect(within(panel).queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  expect(within(panel).queryByRole('button', { name: 'Supprimer' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ajouter une condition' })).toBeNull();
});

test('one used by discounts or promo codes links to them, and cannot be deleted', async () => {
  const used_by = { discounts: 1, volume_discounts: 3, coupons: 2 };
  api = openOffice({
    at: '/segments/cheap',
    answers: { getSegment: { ...cheap, used_by }, countSegment: { count: 12 } },
  });
  const panel = await findPanel('Petits prix');
  const codes = await within(panel).findByRole('link', { name: '2 codes promo' });
  expect(codes.getAttribute('href')).toContain('/coupons?segment=cheap');
  const volumes = within(panel).getByRole('link', { name: '3 tarifs dégressifs' });
  expect(volumes.getAttribute('href')).toContain('/volume-discounts?segment=cheap');
  expect(within(panel).getByRole('link', { name: '1 réduction' })).toBeDefined();
  expect(within(panel).queryByRole('button', { name: 'Supprimer' })).toBeNull();
});
