import { expect, story } from './stage/story.ts';

story.describe('with JavaScript off', () => {
  story.use({ javaScriptEnabled: false, width: 390 });

  story('the programme, an activity and a date can be read and found', async ({ page, parent, books, words }) => {
    const offer = await books.offerOf('meteo-et-nuages');
    const main = page.getByRole('main');
    await parent.goTo('/activities');
    await main.getByRole('searchbox', { name: words.catalogue.search }).fill(offer.title.fr);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=/);
    await main.getByRole('link', { name: offer.title.fr }).first().click();
    await expect(main.getByRole('heading', { level: 1, name: offer.title.fr })).toBeVisible();
    await main.locator(`a[href$="${offer.path}"]`).click();
    await expect(main.getByRole('heading', { level: 1, name: offer.title.fr })).toBeVisible();
    await expect(main).toContainText(/\d+\s*€/);
  });
});

story.describe('with scripts that take three seconds', () => {
  const DELAY = 3000;
  story.beforeEach(async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, DELAY));
      await route.continue();
    });
  });

  story('what was typed before they arrive is still there after', async ({ page, parent, words }) => {
    await page.goto('/fr/activities', { waitUntil: 'commit' });
    const search = page.getByRole('searchbox', { name: words.catalogue.search });
    await search.fill('cirque');
    await expect(parent.cartButton).toBeVisible();
    await page.waitForResponse(/\/api\/session/);
    await expect(search).toHaveValue('cirque');
  });

  story('a form that was filled in, and even sent, before they arrive is kept', async ({ page, words }) => {
    await page.goto('/fr/auth/login', { waitUntil: 'commit' });
    const email = page.getByRole('main').getByLabel(new RegExp(`^${words.customers.email}`));
    const password = page.getByRole('main').locator('input[type=password]');
    await email.fill('nobody@flows.test');
    await password.fill('chocolat chaud');
    await page.getByRole('main').getByRole('button', { name: words.signIn.sign_in }).click();
    await page.waitForResponse(/\/api\/session/);
    await expect(email).toHaveValue('nobody@flows.test');
    await expect(password).toHaveValue('chocolat chaud');
    await page.getByRole('main').getByRole('button', { name: words.signIn.sign_in }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  });

  story('a link pressed before they arrive leads on', async ({ page, books }) => {
    const offer = await books.offerOf('meteo-et-nuages');
    await page.goto(`/fr/activities/${offer.slug}`, { waitUntil: 'commit' });
    await page.locator(`a[href$="${offer.path}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${offer.path}$`));
    await expect(page.getByRole('heading', { level: 1, name: offer.title.fr })).toBeVisible();
  });
});

story.describe('on a phone', () => {
  story.use({ width: 390 });

  story('the menu opens at the first press', async ({ page, parent, words }) => {
    await parent.arriveAt('');
    await page.getByRole('button', { name: words.shell.menu_open }).click();
    await expect(page.getByRole('dialog', { name: words.shell.menu })).toBeVisible();
  });
});
