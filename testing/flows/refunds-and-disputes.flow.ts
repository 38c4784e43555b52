import { expect, story } from './stage/story.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { AT_A_DESK_AND_ON_A_PHONE, tellings } from './stage/tellings.ts';

inEach(tellings('refunds-and-disputes', AT_A_DESK_AND_ON_A_PHONE), () => {
  story(
    'a refund that the bank returns waits to be made another way; a disputed payment is owed again until the dispute is won',
    async ({ page, parent, secretary, books, words }) => {
      await parent.join(await books.offerOf('robots-de-carton'));
      await parent.addToCart();
      await parent.order('IMMEDIATE');
      await expect(page).toHaveURL(/\/sandbox\/pay\//);
      const at_the_bank = page.url();
      await parent.atTheProvider('pay');
      await parent.seeConfirmation();

      await secretary.signInWithoutPage('administrator');
      const families = await secretary.call('listOfficeCustomers', { search: parent.email });
      const customer = families.data[0]?.cuid ?? '';
      const { data } = await secretary.call('listOfficePayments', { customer });
      const payment = data[0]?.cuid ?? '';
      await secretary.call('refundPayment', {
        payment,
        amount: 1_000,
        to: 'PROVIDER',
        reason: 'Malade',
        due: 'STAYS',
      });
      const bank = (act: 'return' | 'dispute' | 'win') =>
        page.getByRole('button', { name: words.sandbox[act], exact: true });
      await page.goto(at_the_bank);
      // the refund is accepted at once, and given a moment later
      await expect(async () => {
        await page.reload();
        await expect(bank('return')).toBeVisible({ timeout: 500 });
      }).toPass();
      await bank('return').click();
      await expect(bank('return')).toBeHidden();

      const { payments } = secretary.words;
      await secretary.goTo('/today');
      await secretary.page.locator('a[href*="attention=REFUND_FAILED"]').first().click();
      await expect(secretary.page).toHaveURL(/attention=REFUND_FAILED/);
      // the list may be one of other refunds, and this one come back a moment later
      await expect(async () => {
        await secretary.goTo(`/payments/${payment}`);
        const alert = secretary.panel.getByRole('alert');
        await expect(alert).toContainText(payments.refund_failed, { timeout: 2_000 });
      }).toPass();
      await lookAt(secretary.page);

      await bank('dispute').click();
      await expect(page.getByText(words.sandbox.disputes.open)).toBeVisible();
      await secretary.goTo(`/payments/${payment}`);
      await expect(secretary.panel).toContainText(payments.disputes.OPEN);
      await bank('win').click();
      await expect(page.getByText(words.sandbox.disputes.won)).toBeVisible();
      await secretary.goTo(`/payments/${payment}`);
      await expect(secretary.panel).toContainText(payments.disputes.WON);
      await lookAt(secretary.page);
    },
  );
});
