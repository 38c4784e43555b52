import type { Page } from '@playwright/test';
import { expect, story } from './stage/story.ts';

/**
 * Holds the scripts of a page back, except those that match `but`. Returns the function that
 * releases them.
 */
async function holdScripts(page: Page, but = /^$/u): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (!but.test(route.request().url())) await promise;
    await route.continue();
  });
  return resolve;
}

/** The small script that starts everything. */
const START = /\/assets\/start-[^/]*\.js$/u;

/** Releases the scripts, and waits until they have taken over. */
async function letIn(page: Page, release: () => void): Promise<void> {
  const taken_over = page.waitForResponse(/\/api\/session/);
  release();
  await taken_over;
}

story.describe('with JavaScript off', () => {
  story.use({ javaScriptEnabled: false, width: 390 });

  story(
    'the programme, an activity and a date can be read and found',
    async ({ page, parent, books, words }) => {
      const offer = await books.offerOf('meteo-et-nuages');
      const main = page.getByRole('main');
      await parent.goTo('/activities');
      await main.getByRole('searchbox', { name: words.catalogue.search }).fill(offer.title.fr);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/search=/);
      await main.getByRole('link', { name: offer.title.fr }).first().click();
      await expect(main.getByRole('heading', { level: 1, name: offer.title.fr })).toBeVisible();
      expect(await main.locator('ul li').first().evaluate(isCutShort)).toBe(false);
      await main.locator(`a[href$="${offer.path}"]`).click();
      await expect(main.getByRole('heading', { level: 1, name: offer.title.fr })).toBeVisible();
      await expect(main).toContainText(/\d+\s*€/);
    },
  );
});

story.describe('with JavaScript off, on a phone', () => {
  story.use({ javaScriptEnabled: false, width: 390 });

  story(
    'the menu opens, unfolds, closes and leads to its pages',
    async ({ page, parent, words }) => {
      await parent.goTo('');
      const menu = page.getByRole('navigation', { name: words.shell.main_navigation });
      const open = page.getByRole('button', { name: words.shell.menu_open });
      await expect(menu).toBeHidden();
      await open.click();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await open.click();
      await page.mouse.click(380, 700);
      await expect(menu).toBeHidden();
      await open.click();
      await menu.locator('summary').first().click();
      await menu.locator('details a[href$="/activities"]').first().click();
      await expect(page).toHaveURL(/\/fr\/activities$/);
      await expect(menu).toBeHidden();
    },
  );

  story('the filters open, and are applied by their button', async ({ page, parent, words }) => {
    await parent.goTo('/activities');
    const filters = page.getByRole('complementary', { name: words.catalogue.filters });
    await expect(filters).toBeHidden();
    await page.getByRole('button', { name: words.catalogue.open_filters(0) }).click();
    const box = filters.getByRole('checkbox').first();
    const name = await box.getAttribute('name');
    await box.check();
    await filters.getByRole('button', { name: /^Voir le.* résultat/ }).click();
    await expect(page).toHaveURL(new RegExp(`${name}=`));
    await page.getByRole('button', { name: words.catalogue.open_filters(1) }).click();
    await expect(filters.getByRole('checkbox').first()).toBeChecked();
    await filters.getByRole('link', { name: words.catalogue.clear_filters }).click();
    await expect(page).toHaveURL(/\/fr\/activities$/);
  });

  story('the cart leads to the checkout', async ({ page, parent, words }) => {
    await parent.goTo('/activities');
    await parent.cartButton.click();
    await expect(page).toHaveURL(/\/fr\/checkout\??$/);
    await expect(page.getByRole('heading', { level: 1, name: words.checkout.title })).toBeVisible();
    await expect(page.getByText(words.shell.needs_script)).toBeVisible();
  });

  story(
    'a page that needs a script says so, and shows no placeholder that never fills',
    async ({ page, parent, books, words }) => {
      const offer = await books.offerOf('meteo-et-nuages');
      for (const path of [
        '/checkout',
        '/checkout/nothing/success',
        '/account/home',
        offer.path,
        `/cart/add?availabilities=${offer.cuid}`,
      ]) {
        await parent.goTo(path);
        await expect(page.getByText(words.shell.needs_script)).toBeVisible();
        const shapes = page.getByRole('main').locator('div[aria-hidden=true]');
        expect(await shapes.count()).toBeGreaterThan(0);
        await expect(shapes.filter({ visible: true })).toHaveCount(0);
      }
    },
  );
});

story.describe('with scripts that come late', () => {
  story(
    'input typed before they arrive is still there afterwards',
    async ({ page, parent, words }) => {
      const release = await holdScripts(page);
      await page.goto('/fr/activities', { waitUntil: 'commit' });
      const search = page.getByRole('searchbox', { name: words.catalogue.search });
      await search.fill('cirque');
      await expect(parent.cartButton).toBeVisible();
      await letIn(page, release);
      await expect(search).toHaveValue('cirque');
    },
  );

  story('a form filled in, and even sent, before they arrive is kept', async ({ page, words }) => {
    const release = await holdScripts(page);
    await page.goto('/fr/auth/login', { waitUntil: 'commit' });
    const email = page.getByRole('main').getByLabel(new RegExp(`^${words.customers.email}`));
    const password = page.getByRole('main').locator('input[type=password]');
    await email.fill('nobody@flows.test');
    await password.fill('chocolat chaud');
    await page.getByRole('main').getByRole('button', { name: words.signIn.sign_in }).click();
    await letIn(page, release);
    await expect(email).toHaveValue('nobody@flows.test');
    await expect(password).toHaveValue('chocolat chaud');
    await page.getByRole('main').getByRole('button', { name: words.signIn.sign_in }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  });

  story('a link pressed before they arrive still works', async ({ page, books }) => {
    const offer = await books.offerOf('meteo-et-nuages');
    const release = await holdScripts(page);
    await page.goto(`/fr/activities/${offer.slug}`, { waitUntil: 'commit' });
    await page.locator(`a[href$="${offer.path}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${offer.path}$`));
    await expect(page.getByRole('heading', { level: 1, name: offer.title.fr })).toBeVisible();
    release();
  });
});

story.describe('a form with scripts that come late', () => {
  story(
    'sent by the return key before they arrive is sent once they do, without a second press',
    async ({ page, words }) => {
      const release = await holdScripts(page, START);
      await page.goto('/fr/auth/login', { waitUntil: 'domcontentloaded' });
      const main = page.getByRole('main');
      await main.getByLabel(new RegExp(`^${words.customers.email}`)).fill('nobody@flows.test');
      await main.locator('input[type=password]').fill('chocolat chaud');
      await main.locator('input[type=password]').press('Enter');
      await expect(main.getByRole('button', { name: words.signIn.sign_in })).toHaveCSS(
        'cursor',
        'progress',
      );
      release();
      await expect(main.getByRole('alert')).toContainText(words.errors['WRONG_CREDENTIALS'] ?? '');
    },
  );

  story(
    'so is one on a page that changes nothing else when they arrive',
    async ({ page, words }) => {
      const release = await holdScripts(page, START);
      await page.goto('/fr/auth/password', { waitUntil: 'domcontentloaded' });
      const main = page.getByRole('main');
      await main.getByLabel(new RegExp(`^${words.customers.email}`)).fill('nobody@flows.test');
      const send = main.getByRole('button', { name: words.signIn.send_link });
      await send.click();
      await expect(send).toHaveCSS('cursor', 'progress');
      release();
      await expect(send).toHaveCount(0);
    },
  );

  story(
    'sent at the very moment when they take over is sent with its input',
    async ({ page, words }) => {
      await page.addInitScript(pressWhenTakenOver, words.signIn.sign_in);
      const release = await holdScripts(page);
      await page.goto('/fr/auth/login', { waitUntil: 'commit' });
      const main = page.getByRole('main');
      await main.getByLabel(new RegExp(`^${words.customers.email}`)).fill('nobody@flows.test');
      await main.locator('input[type=password]').fill('chocolat chaud');
      release();
      await expect(main.getByRole('alert')).toContainText(words.errors['WRONG_CREDENTIALS'] ?? '');
      await expect(main.locator('input[type=password]')).toHaveValue('chocolat chaud');
    },
  );
});

story.describe('on a phone, with scripts that come late', () => {
  story.use({ width: 390 });

  story(
    'the menu opens before they arrive, stays open once they do, and closes on navigation',
    async ({ page, words }) => {
      const release = await holdScripts(page);
      await page.goto('/fr', { waitUntil: 'commit' });
      const menu = page.getByRole('navigation', { name: words.shell.main_navigation });
      await page.getByRole('button', { name: words.shell.menu_open }).click();
      await expect(menu).toBeVisible();
      await menu.locator('summary').first().click();
      await letIn(page, release);
      await expect(menu.locator('details[open]')).toBeVisible();
      await menu.locator('details a[href$="/activities"]').first().click();
      await expect(page).toHaveURL(/\/fr\/activities$/);
      await expect(menu).toBeHidden();
    },
  );

  story(
    'the filters open before they arrive, and stay open while a choice is applied',
    async ({ page, words }) => {
      const release = await holdScripts(page);
      await page.goto('/fr/activities', { waitUntil: 'commit' });
      const filters = page.getByRole('complementary', { name: words.catalogue.filters });
      await page.getByRole('button', { name: words.catalogue.open_filters(0) }).click();
      await expect(filters).toBeVisible();
      await letIn(page, release);
      await filters.getByRole('checkbox').first().check();
      await expect(page).toHaveURL(/category-/);
      await expect(filters).toBeVisible();
      await filters.getByRole('button', { name: /^Voir (les \d+ activités|1 activité)$/ }).click();
      await expect(filters).toBeHidden();
    },
  );

  story('filters chosen before they arrive are applied once they do', async ({ page, words }) => {
    const { catalogue } = words;
    const release = await holdScripts(page);
    await page.goto('/fr/activities', { waitUntil: 'commit' });
    const filters = page.getByRole('complementary', { name: catalogue.filters });
    await page.getByRole('button', { name: catalogue.open_filters(0) }).click();
    const box = filters.getByRole('checkbox').first();
    await box.check();
    await filters.getByLabel(catalogue.age).fill('9');
    await letIn(page, release);
    await expect(page).toHaveURL(/category-.*age=9/);
    await expect(box).toBeChecked();
    await expect(filters.getByLabel(catalogue.age)).toHaveValue('9');
  });
});

/** Tests whether an element around a text hides a part of it. */
function isCutShort(node: Element): boolean {
  for (
    let around: Element | null = node;
    around !== null && around !== document.body;
    around = around.parentElement
  ) {
    if (
      getComputedStyle(around).overflowY === 'hidden' &&
      around.scrollHeight > around.clientHeight + 1
    )
      return true;
  }
  return false;
}

/**
 * Presses a button between React's first listener on the page and its first look at the values of
 * the fields.
 */
function pressWhenTakenOver(name: string): void {
  new MutationObserver((_, drawing) => {
    const root = document.querySelector('#root');
    if (root === null) return;
    drawing.disconnect();
    const add = root.addEventListener.bind(root);
    root.addEventListener = (...listening: Parameters<typeof add>) => {
      add(...listening);
      root.addEventListener = add;
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('main [type=submit]')];
      queueMicrotask(() => buttons.find(({ textContent }) => textContent === name)?.click());
    };
  }).observe(document, { childList: true, subtree: true });
}
