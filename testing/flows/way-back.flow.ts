import { expect, story } from './stage/story.ts';

story(
  'what a secretary opens on the way, she closes one by one, and is where she was',
  async ({ secretary }) => {
    const { page, panel, words } = secretary;
    const close = () =>
      panel.getByRole('button', { name: words.office.close, exact: true }).click();
    await secretary.signIn();
    await secretary.goTo('/payments?method=ONLINE&state=PAID');
    // an early one, of the demo: what stories buy today may be of a family without registrations
    await page.getByRole('row').last().click();
    await expect(page).toHaveURL(/\/payments\/\w+\?method=ONLINE/);
    const payment = page.url();

    await panel.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/customers\/\w+$/);
    await panel.getByRole('tab', { name: words.customers.payments }).click();
    const family = await panel.getByRole('heading', { level: 2 }).textContent();
    await panel.getByRole('tabpanel').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/payments\//);
    await expect(panel.getByRole('heading', { level: 2 })).not.toHaveText(family ?? '');
    await close();
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText(family ?? '');
    await expect(panel.getByRole('tab', { name: words.customers.payments })).toHaveAttribute(
      'aria-selected',
      'true',
    );

    await panel.getByRole('tab', { name: words.customers.registrations }).click();
    await panel.getByRole('tabpanel').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/registrations\//);
    await expect(panel.getByRole('heading', { level: 2 })).not.toHaveText(family ?? '');
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText(family ?? '');

    await close();
    await expect(page).toHaveURL(payment);
    await close();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/\/payments\?method=ONLINE&state=PAID$/);
  },
);
