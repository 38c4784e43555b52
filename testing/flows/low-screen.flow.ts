import { Keyboard } from './people/keyboard.ts';
import { expect, story } from './stage/story.ts';

/** A laptop at 200 %. */
const LOW = { width: 640, height: 450 };

story(
  'S2: nothing that stays at an edge of the site covers what has the focus on a low screen',
  async ({ page, parent, books }) => {
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
  },
);

story(
  'S2: a panel of the back-office that covers the window leaves nothing below it to Tab',
  async ({ secretary }) => {
    const { page } = secretary;
    await page.setViewportSize(LOW);
    await secretary.signIn('administrator', '/activities/new');
    await expect(secretary.panel).toBeVisible();
    expect.soft(await new Keyboard(page).coveredStops()).toEqual([]);
  },
);
