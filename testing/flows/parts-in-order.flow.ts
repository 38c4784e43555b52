import { expect, story } from './stage/story.ts';

story(
  'the lower parts of a panel do not appear before the upper ones, so that nothing moves under the pointer',
  async ({ secretary, books }) => {
    const { page, panel, words } = secretary;
    const offer = await books.offerOf('meteo-et-nuages');
    await secretary.signInWithoutPage('administrator');
    const team = '**/back-office/availabilities/*/collaborators*';
    const released = Promise.withResolvers<void>();
    await page.route(team, async (route) => {
      await released.promise;
      await route.continue();
    });
    const shared = panel.getByRole('heading', { name: words.availabilities.exclusions });
    const exclusions_read = page.waitForResponse((answer) => answer.url().includes('/exclusions'));
    await secretary.goTo(`/availabilities/${offer.cuid}`);
    await exclusions_read;
    await expect(panel.locator('#exclusions')).toBeAttached();
    await expect(shared).toBeHidden();
    released.resolve();
    await expect(shared).toBeVisible();
    await expect(panel.getByLabel(words.availabilities.attached)).toBeVisible();
  },
);
