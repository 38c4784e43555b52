import { expect, story } from './stage/story.ts';
import { ownNumber } from './stage/own-number.ts';

story(
  'a phone number is checked at its field, shown in its usual form, and finds its family',
  async ({ secretary, words: { errors } }) => {
    const { page, panel, words } = secretary;
    const { customers } = words;
    const last = String(ownNumber()).slice(-6);
    const phone = `0470 ${last.replaceAll(/(..)(?=.)/g, '$1 ')}`;
    await secretary.signIn('secretary', '/customers/new');
    await panel.getByLabel(customers.firstname).fill('Odette');
    await panel.getByLabel(customers.lastname, { exact: true }).fill('Lambert');
    await panel.getByLabel(customers.email).fill(`odette.${ownNumber()}@flows.test`);
    await panel.getByLabel(customers.phone).fill('0470 12');
    await page.keyboard.press('Enter');
    await expect(panel).toContainText(errors['INVALID_PHONE'] ?? '?');
    await panel.getByLabel(customers.phone).fill(`+32(0)470/${last}`);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('link', { name: phone })).toBeVisible();
    await expect(panel).toContainText(customers.owes_nothing);

    await secretary.goTo('/customers');
    await page.getByPlaceholder(customers.search).fill(`0032 470 ${last}`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').nth(1)).toContainText('Odette Lambert');
  },
);

story('a misheard name finds its family, which prevents a second record', async ({ secretary }) => {
  const { page, panel, words } = secretary;
  const { customers, office } = words;
  const write = async (lastname: string) => {
    await panel.getByLabel(customers.firstname).fill('Godelieve');
    await panel.getByLabel(customers.lastname, { exact: true }).fill(lastname);
  };
  await secretary.signIn('secretary', '/customers/new');
  await write('Van den Quaghebeur');
  await panel.getByLabel(customers.phone).fill('0470 55 66 77');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText(customers.owes_nothing);

  await secretary.goTo('/customers');
  await page.getByPlaceholder(customers.search).fill('vandenquagebeur');
  await expect(page.getByRole('status')).toContainText([office.resembling('vandenquagebeur')]);
  await expect(page.getByRole('row').nth(1)).toContainText('Godelieve Van den Quaghebeur');

  await secretary.goTo('/customers/new');
  await write('Vandenquagebeur');
  await expect(panel.getByRole('status')).toContainText([customers.similar.alike.NEAR_NAME]);
});

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

story('staff hide a review, and show it again', async ({ secretary }) => {
  const { page, panel, words } = secretary;
  const { reviews } = words;
  await secretary.signIn('administrator', '/reviews?visibility=SHOWABLE');
  await page.getByRole('row').nth(1).click();
  await panel.getByRole('button', { name: reviews.hide }).click();
  await expect(panel).toContainText(reviews.visibilities.HIDDEN);
  await panel.getByRole('button', { name: reviews.show }).click();
  await expect(panel).toContainText(reviews.visibilities.SHOWABLE);
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
