// @vitest-environment happy-dom
import { address, readable } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

test('the list shows each coupon’s discount and uses, and is filtered by state', async () => {
  api = openOffice({
    at: '/coupons?active=true',
    answers: {
      listCoupons: {
        count: 2,
        data: [
          {
            cuid: 'a',
            code: 'BIENVENUE',
            title: 'Bienvenue',
            amount: null,
            percentage: 1_250,
            maximum_uses: 100,
            used: 4,
            discounted_amount: 8_050,
            active: true,
          },
          {
            cuid: 'b',
            code: 'ETE',
            title: 'Été',
            amount: 2_000,
            percentage: null,
            maximum_uses: null,
            used: 0,
            discounted_amount: 0,
            active: true,
          },
        ],
      },
    },
  });
  const first = await screen.findByRole('row', { name: /BIENVENUE/ });
  expect(readable(first.textContent)).toMatch(/12,5 %.*4 sur 100.*80,50 €.*Actif/);
  const second = await screen.findByRole('row', { name: /ETE/ });
  expect(readable(second.textContent)).toContain('20,00 €');
  expect(api.calls('listCoupons').at(-1)).toMatchObject({ active: true });
  expect(address()).toBe('/coupons?active=true');
});
