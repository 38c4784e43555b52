import { expect, story } from './stage/story.ts';

story('an activity is found by typing', async ({ secretary, books }) => {
  const { page, words } = secretary;
  const offer = await books.offerOf('nuit-des-etoiles');
  await secretary.signIn('secretary', '/registrations');
  const search_request = page.waitForRequest((request) =>
    /\/activities\?.*search=/.test(request.url()),
  );
  await page.getByPlaceholder(words.registrations.all_activities).fill(offer.title.fr);
  await search_request;
  await page.getByRole('option', { name: offer.title.fr }).click();
  await expect(page).toHaveURL(/activity=/);
  await page.reload();
  await expect(page.getByPlaceholder(words.registrations.all_activities)).toHaveValue(
    offer.title.fr,
  );
});

story.describe('beside a narrow page', () => {
  story.use({ width: 1024 });

  story(
    'the menu is a rail of icons until it is unfolded, and stays as it was',
    async ({ secretary }) => {
      const { page, menu, words } = secretary;
      await secretary.signIn();
      const name = menu.getByText(words.office.areas.money, { exact: true });
      const widthOf = async () => (await name.boundingBox())?.width ?? 0;
      await expect.poll(widthOf).toBeLessThan(5);
      await secretary.openFromMenu('payments');
      await expect(page).toHaveURL(/\/payments$/);
      await page.getByRole('button', { name: words.office.unfold_menu }).click();
      await expect.poll(widthOf).toBeGreaterThan(20);
      await page.reload();
      await expect.poll(widthOf).toBeGreaterThan(20);
    },
  );
});
