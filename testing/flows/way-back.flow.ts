import { expect, story } from './stage/story.ts';

story.use({ moves: true });

story(
  'records that a secretary opens on the way close one by one, and lead back to the start',
  async ({ secretary }) => {
    const { page, panel, words } = secretary;
    const close = () =>
      panel.getByRole('button', { name: words.office.close, exact: true }).click();
    await secretary.signIn('secretary', '/payments?method=ONLINE&state=PAID');
    // an early one, of the demo: today's orders of other stories may be of a family without
    // registrations
    await page.getByRole('row').last().click();
    await expect(page).toHaveURL(/\/payments\/\w+\?method=ONLINE/);
    const payment = page.url();

    await panel.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/customers\/\w+\/overview$/);
    const family = page.getByRole('heading', { level: 1 });
    await expect(family).toBeFocused();
    const tabs = page.getByRole('navigation', { name: words.records.parts_of('') });
    const { tabs: names } = words.records;
    for (const [tab, address] of [
      [names.payments, /\/payments\/\w+$/],
      [names.mails, /\/mailbox\/\w+$/],
    ] as const) {
      await tabs.getByRole('link', { name: tab, exact: true }).click();
      await expect(tabs.locator('[aria-current=page]')).toHaveText(tab);
      await expect(page).toHaveURL(/\/customers\/\w+\/\w+$/);
      const here = page.url();
      await page.locator('.office-table a').first().click();
      await expect(page).toHaveURL(address);
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(here);
      await expect(family).toBeVisible();
    }

    await page.goBack();
    await expect(page).not.toHaveURL(/\/customers\/\w+\/mails$/);
    await page.goto(payment);
    await close();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/\/payments\?method=ONLINE&state=PAID$/);
  },
);
