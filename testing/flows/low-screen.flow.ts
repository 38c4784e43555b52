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
