import { Keyboard } from './people/keyboard.ts';
import { expect, story } from './stage/story.ts';

/** A laptop at 200 %. */
const LOW = { width: 640, height: 450 };

story(
  'S2: nothing that stays at an edge of the site covers what has the focus on a low screen',
  async ({ page, parent, books, words }) => {
    const offer = await books.offerOf('meteo-et-nuages');
    await page.setViewportSize(LOW);
    const keyboard = new Keyboard(page);
    await parent.join(offer);
    expect.soft(await keyboard.coveredStops()).toEqual([]);
    await parent.addToCart();
    expect.soft(await keyboard.coveredStops()).toEqual([]);
    for (const path of [`/activities/${offer.slug}`, '/account/home']) {
      await parent.arriveAt(path);
      expect.soft(await keyboard.coveredStops()).toEqual([]);
    }
    // S24: with a mouse, the last tab of the account is seen without swiping
    await page.setViewportSize({ width: 1024, height: 768 });
    await parent.arriveAt('/account/home');
    const tabs = page.getByRole('navigation', { name: words.account.tabs_label, exact: true });
    await expect(tabs.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  },
);

story(
  'S2: a panel of the back-office that covers the window leaves nothing below it to Tab',
  async ({ secretary }) => {
    const { page, words } = secretary;
    await page.setViewportSize(LOW);
    await secretary.signIn('administrator', '/activities/new');
    await expect(secretary.panel).toBeVisible();
    expect.soft(await new Keyboard(page).coveredStops()).toEqual([]);
    // O12: the buttons of a dialog stay in view while its form scrolls
    await secretary.goTo('/closed-periods');
    await page.getByRole('button', { name: words.closedPeriods.add_schools }).click();
    const add = page.getByRole('button', { name: words.closedPeriods.schools_add, exact: true });
    await expect(add).toBeInViewport({ ratio: 1 });
  },
);
