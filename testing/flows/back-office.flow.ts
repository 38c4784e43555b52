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
    await secretary.signIn();
    await secretary.openFromMenu('calendar');
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
  'a secretary moves a day, and first sees who is concerned',
  async ({ secretary, parent, books }) => {
    const { page, words, panel } = secretary;
    const { availabilities, office, week } = words;
    const offer = await books.offerOf('club-des-experiences');
    await parent.joinAndOrder(offer);
    await secretary.signIn('secretary', `/availabilities/${offer.cuid}`);
    await panel.getByRole('button', { name: availabilities.move }).first().click();
    const hours = panel.getByRole('group', { name: availabilities.move_title('').trim() });
    const end = hours.getByLabel(availabilities.end_time);
    const evening = (await end.inputValue()).replace(/T.*/, 'T20:30');
    await end.fill(evening);
    await hours.getByRole('button', { name: availabilities.move_ask }).click();
    const question = page.getByRole('dialog', { name: week.move_title(offer.title.fr) });
    await expect(question).toContainText(/[1-9]\d* inscription/);
    await expect(question.getByRole('region', { name: words.bulk.letter })).toContainText(
      /20.h.30|inscription/,
    );
    await question.getByRole('button', { name: /écrire/ }).click();
    await expect(page.getByText(/Horaire changé, e-mail à [1-9]/)).toBeVisible();
    await expect(panel).toContainText(/20.h.30/);
    await expect(question.getByRole('button', { name: office.cancel })).toBeHidden();
  },
);

story(
  'a secretary finds a family by keyboard, and a registration started from there has the family filled in',
  async ({ secretary }) => {
    const { page, words, panel } = secretary;
    const { office, registrations } = words;
    const name = `Baudouin${ownNumber()}`;
    await secretary.signIn();
    await secretary.openFromMenu('customers');
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
