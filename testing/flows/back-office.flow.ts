import { expect, story } from './stage/story.ts';
import { ownNumber } from './stage/own-number.ts';

story(
  'a secretary creates a series, and families see it',
  async ({ page, parent, secretary, books }) => {
    const { words } = secretary;
    const offer = await books.offerOf('bal-folk-du-dimanche');
    const dates = page.getByRole('main').locator(`a[href*="/availabilities/${offer.slug}/"]`);
    await parent.arriveAt(`/activities/${offer.slug}`);
    const before = await dates.count();
    await secretary.signIn('secretary', '/calendar');
    await secretary.page.getByRole('button', { name: words.availabilities.add_series }).click();
    const { panel } = secretary;
    await panel.getByRole('combobox', { name: words.availabilities.activity }).fill(offer.title.fr);
    await secretary.page.getByRole('option', { name: offer.title.fr }).click();
    await panel.getByRole('radio', { name: words.availabilities.groupings.EACH_DAY }).check();
    await expect(panel).toContainText(words.availabilities.preview_count(5, 5));
    await panel.getByRole('button', { name: words.availabilities.create_many(5) }).click();
    await expect(panel).toBeHidden();
    await expect(async () => {
      await page.reload();
      expect(await dates.count()).toBe(before + 5);
    }).toPass();
  },
);

story(
  'a secretary finds a family by keyboard, and a registration started from there has the family filled in',
  async ({ secretary }) => {
    const { page, words, panel } = secretary;
    const { office, registrations } = words;
    const name = `Baudouin${ownNumber()}`;
    await secretary.signIn('secretary', '/customers');
    await page.getByRole('button', { name: registrations.new_family }).click();
    await panel.getByLabel(registrations.firstname).fill('Odile');
    await panel.getByLabel(registrations.lastname, { exact: true }).fill(name);
    await panel.getByLabel(registrations.email).fill(`${name}@flows.test`);
    await panel.getByRole('button', { name: office.create }).click();
    await expect(panel.getByRole('heading', { name: `Odile ${name}` })).toBeVisible();
    await page.goBack();
    await expect(page, 'the form is not shown again').toHaveURL(/customers$/);
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByPlaceholder(office.search_placeholder).fill(name);
    await expect(page.getByRole('dialog').getByText(`Odile ${name}`)).toBeVisible();
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('link', { name: registrations.add }).click();
    await expect(panel.getByRole('combobox', { name: registrations.choose_family })).toHaveValue(
      new RegExp(name),
    );
  },
);
