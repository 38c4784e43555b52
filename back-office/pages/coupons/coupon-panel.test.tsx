// @vitest-environment happy-dom
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  choose,
  findPanel,
  press,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const welcome = {
  cuid: 'welcome',
  code: 'BIENVENUE',
  title: { fr: 'Bienvenue', en: 'Welcome' },
  amount: null,
  percentage: 1_250,
  min_total_amount: 0,
  starts_at: null,
  ends_at: '2026-08-31T22:00:00.000Z',
  maximum_uses: 100,
  maximum_uses_per_customer: 1,
  activities: [{ cuid: 'swim', title: 'Natation' }],
  active: true,
  used: 2,
  held: 1,
};

test('a new coupon takes ten percent off once per family by default', async () => {
  api = openOffice({ at: '/coupons/new', answers: { createCoupon: { cuid: 'new' } } });
  const panel = await findPanel('Nouveau code promo');
  write('Code', 'ete', panel);
  write('Titre (français)', 'Été', panel);
  await press('Créer', panel);
  await waitFor(() =>
    expect(api.calls('createCoupon')).toMatchObject([
      { amount: null, percentage: 1_000, maximum_uses: null, maximum_uses_per_customer: 1 },
    ]),
  );
});

test('a percentage becomes an amount; past uses and carts that hold it are shown', async () => {
  api = openOffice({
    at: '/coupons/welcome',
    answers: {
      getCoupon: welcome,
      updateCoupon: {},
      listCouponUses: {
        count: 1,
        data: [{ cuid: 'c', customer_cuid: 'anne', customer_name: 'Anne Dubois', amount: 1_050 }],
      },
    },
  });
  const panel = await findPanel('BIENVENUE');
  await within(panel).findByText('1 panier le garde en ce moment.');
  const customer_link = await within(panel).findByRole('link', { name: 'Anne Dubois' });
  expect(customer_link.getAttribute('href')).toContain('/customers/anne');
  expect(within(panel).getByLabelText('Pourcentage')).toHaveProperty('value', '12,5 %');
  expect(within(panel).queryByRole('button', { name: 'Supprimer' })).toBeNull();
  await choose('Ce qu’il retire', 'Un montant', panel);
  write('Montant', '20', panel);
  await press('Enregistrer', panel);
  await waitFor(() =>
    expect(api.calls('updateCoupon')).toMatchObject([{ amount: 2_000, percentage: null }]),
  );
});

test('a percentage over a hundred is refused at its field, and does not become a full discount', async () => {
  api = openOffice({ at: '/coupons/new', answers: { createCoupon: { cuid: 'new' } } });
  const panel = await findPanel('Nouveau code promo');
  write('Code', 'ete', panel);
  write('Titre (français)', 'Été', panel);
  write('Pourcentage', '150', panel);
  fireEvent.blur(within(panel).getByLabelText('Pourcentage'));
  await press('Créer', panel);
  await waitFor(() =>
    expect(wrongWith('Pourcentage', panel)).toBe('Cette valeur est trop grande.'),
  );
  expect(api.calls('createCoupon')).toEqual([]);
});

test('a code in use is refused at its field', async () => {
  api = openOffice({
    at: '/coupons/new',
    answers: {
      createCoupon: () => refuse('COUPON_CODE_TAKEN', { code: 'COUPON_CODE_TAKEN' }),
    },
  });
  const panel = await findPanel('Nouveau code promo');
  write('Code', 'bienvenue', panel);
  write('Titre (français)', 'Été', panel);
  await press('Créer', panel);
  await waitFor(() =>
    expect(wrongWith('Code', panel)).toBe('Un autre code promo s’écrit déjà ainsi.'),
  );
});

test('without the right to change it, nothing can be changed', async () => {
  api = openOffice({
    at: '/coupons/welcome',
    may: ['discounts.read'],
    answers: { getCoupon: { ...welcome, used: 0 } },
  });
  const code = await screen.findByDisplayValue('BIENVENUE');
  expect(code.closest('fieldset')?.disabled).toBe(true);
  for (const name of ['Enregistrer', 'Supprimer'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
