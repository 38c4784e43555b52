// @vitest-environment happy-dom
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  choose,
  findPanel,
  press,
  valueOf,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const SEGMENTS = [
  { cuid: 'all', name: 'Toutes les familles', entity: 'CUSTOMERS', is_default: true },
  { cuid: 'near', name: 'Habitants', entity: 'CUSTOMERS', is_default: false },
  { cuid: 'small', name: 'Petits', entity: 'PARTICIPANTS', is_default: false },
  { cuid: 'wednesday', name: 'Mercredis', entity: 'AVAILABILITIES', is_default: false },
] as const;
const listSegments = ({ entity }: { readonly entity?: unknown }) => ({
  count: 4,
  data: SEGMENTS.filter((one) => one.entity === entity),
});
const coupon = {
  cuid: 'near',
  code: 'VOISINS',
  title: { fr: 'Voisins', en: 'Neighbours' },
  amount: null,
  percentage: 1_000,
  people_segment: { cuid: 'near', name: 'Habitants', entity: 'CUSTOMERS' },
  availabilities_segment: { cuid: 'wednesday', name: 'Mercredis', entity: 'AVAILABILITIES' },
} as const;

test('a coupon is for a segment of people and off a segment of dates; default segments are not offered', async () => {
  api = openOffice({
    at: '/coupons/new',
    answers: { listSegments, createCoupon: { cuid: 'new' } },
  });
  const panel = await findPanel('Nouveau code promo');
  write('Code', 'voisins', panel);
  write('Titre (français)', 'Voisins', panel);
  await choose('Pour le segment', 'Petits · Participants', panel);
  expect(within(panel).queryByText(/Toutes les familles/)).toBeNull();
  await choose('Sur les dates du segment', 'Mercredis', panel);
  await press('Créer', panel);
  await waitFor(() =>
    expect(api.calls('createCoupon')).toMatchObject([
      { people_segment: 'small', availabilities_segment: 'wednesday' },
    ]),
  );
});

test('without the right to read segments, the chosen ones are shown, and the rest can be changed', async () => {
  api = openOffice({
    at: '/coupons/near',
    may: ['discounts.read', 'discounts.update'],
    answers: { getCoupon: coupon, updateCoupon: {} },
  });
  const panel = await findPanel('VOISINS');
  const people = within(panel).getByRole('combobox', { name: 'Pour le segment' });
  expect(people).toHaveProperty('disabled', true);
  expect(valueOf('Pour le segment', panel)).toBe('Habitants · Familles');
  expect(valueOf('Sur les dates du segment', panel)).toBe('Mercredis');
  write('Code', 'proches', panel);
  await press('Enregistrer', panel);
  await waitFor(() =>
    expect(api.calls('updateCoupon')).toMatchObject([
      { code: expect.stringMatching(/^proches$/i) },
    ]),
  );
  expect(api.calls('updateCoupon')[0]).not.toHaveProperty('people_segment');
});

test('a missing segment is reported at its field', async () => {
  const code = 'SEGMENT_NOT_FOUND' as const;
  api = openOffice({
    at: '/coupons/near',
    answers: {
      listSegments,
      getCoupon: coupon,
      updateCoupon: () => refuse(code, { people_segment: code }),
    },
  });
  const panel = await findPanel('VOISINS');
  await choose('Pour le segment', 'Petits · Participants', panel);
  await press('Enregistrer', panel);
  await waitFor(() =>
    expect(wrongWith('Pour le segment', panel)).toBe('Ce segment n’existe pas ou plus.'),
  );
});
