import { dayAhead } from '@ribambelle/tools/demo/day-ahead.ts';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { inspectionOf } from './stage/inspection.ts';
import { inEach } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, tellings } from './stage/tellings.ts';

/** Returns an amount as written in either language, in cents. */
const centsOf = (text: string): number => {
  const below = /^\s*[-−]/u.test(text);
  const [whole = '', cents = '0'] = text.split(/[.,](?=\d\d(?!\d))/u);
  const amount = Number(whole.replaceAll(/\D/gu, '')) * 100 + Number(cents.slice(0, 2));
  return below ? -amount : amount;
};

/** Returns a line of the accounts by its name. */
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });

/** Returns the amount of a line, in cents; 0 for a missing one. */
const amountOf = async (row: Locator): Promise<number> =>
  (await row.count()) === 0 ? 0 : centsOf((await row.getByRole('cell').last().textContent()) ?? '');

// one after the other: each counts money received by a method that no other story uses
story.describe.configure({ mode: 'default' });

inEach(tellings('accountant', AT_A_DESK), () => {
  story(
    'a sale, a part payment and a refund are in the accounts to the cent, and in the file',
    async ({ parent, books, secretary, presses }) => {
      const { page, words, origin } = secretary;
      const { reports, payments, exports } = words;
      const { accounts } = reports;
      const methods = payments.methodOf('OTHER').toLowerCase();
      const amountIn = (name: string) => amountOf(rowOf(page, name));
      const received = accounts.part(accounts.lines.MONEY.RECEIVED, methods);
      const refunded = accounts.part(accounts.lines.MONEY.REFUNDED, methods);

      await secretary.signIn('administrator');
      await secretary.openFromMenu('reports', (what) => presses.press(what));
      await presses.press(page.getByRole('link', { name: accounts.title }));
      await expect(page.getByText(accounts.closes)).toBeVisible();
      presses.print('accounts of a month');
      const before = [await amountIn(received), await amountIn(refunded)];

      const offer = await books.offerOf('robots-de-carton');
      await parent.joinAndOrder(offer);
      const [registration = ''] = await books.registrationsOf(parent.email);
      const api = `${origin}/api/back-office`;
      const sale: { customer: { cuid: string }; communication: string } = await (
        await page.request.get(`${api}/registrations/${registration}`)
      ).json();
      const post = async (path: string, data: object) => {
        const answer = await page.request.post(`${api}/${path}`, { data, headers: { origin } });
        expect(answer.status()).toBe(200);
        const answer_body: { cuid: string } = await answer.json();
        return answer_body.cuid;
      };
      const customer = sale.customer.cuid;
      const orders: { data: readonly { total_amount: number }[] } = await (
        await page.request.get(`${api}/customers/${customer}/carts`)
      ).json();
      const [order = { total_amount: 0 }] = orders.data;
      const payment = await post('payments', { customer, amount: 6_001, method: 'OTHER' });
      const refund = { amount: 2_000, to: 'BANK', due: 'STAYS', reason: 'Malade' };
      await post(`payments/${payment}/refunds`, refund);

      await page.reload();
      await expect(page.getByText(accounts.closes)).toBeVisible();
      expect([await amountIn(received), await amountIn(refunded)]).toEqual([
        (before[0] ?? 0) + 6_001,
        (before[1] ?? 0) - 2_000,
      ]);
      expect(await inspectionOf(page).look()).toEqual([]);

      // the amount owed at the end of today leads to the list behind it, and the list to a file
      const closing = rowOf(page, accounts.lines.CLOSING.CLOSING_OWED);
      await presses.press(closing.getByRole('link'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(accounts.balances);
      presses.print('owed at the end of it, and by whom');
      expect(await inspectionOf(page).look()).toEqual([]);
      await presses.press(page.getByRole('button', { name: exports.export, exact: true }));
      await presses.press(page.getByRole('radio', { name: exports.formats.CSV }));
      await presses.press(page.getByRole('button', { name: exports.start, exact: true }));
      const ready = page.getByRole('button', { name: new RegExp(`^${exports.download}`, 'u') });
      await expect(ready).toBeVisible();
      const [file] = await Promise.all([page.waitForEvent('download'), presses.press(ready)]);
      presses.print('that list as a file');
      const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
      const lines_of_sale = lines.filter((one) => one.includes(sale.communication));
      const open = lines_of_sale.map((one) => centsOf(one.split(';').at(-1) ?? ''));
      expect(open.reduce((all, one) => all + one, 0)).toBe(order.total_amount - 4_001);

      // a sale of today was not owed yesterday
      const yesterday = dayAhead(-1);
      await page.keyboard.press('Escape');
      const balances_read = page.waitForResponse(
        (one) => one.url().includes(`balances?`) && one.url().includes(`at=${yesterday}`),
      );
      await page.getByLabel(accounts.at).fill(yesterday);
      expect((await balances_read).status()).toBe(200);
      await expect(page).toHaveURL(new RegExp(`at=${yesterday}`, 'u'));
      await expect(page.getByText(sale.communication)).toBeHidden();
    },
  );
});
