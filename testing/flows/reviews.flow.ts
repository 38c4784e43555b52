import { Keyboard } from './people/keyboard.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';

story.describe('in French on a desk', () => {
  story.use({ language: 'fr', width: 1280 });
  story.slow();

  story('a parent reviews an activity without a mouse', async ({ page, parent, books, words }) => {
    const { reviews } = words;
    const offer = await books.offerOf('stage-cirque-en-piste');
    const keyboard = new Keyboard(page);
    const main = page.getByRole('main');
    await parent.joinAndOrder(offer);
    const [registration = ''] = await books.registrationsOf(parent.email);
    await parent.goTo(`/account/registrations/${registration}`);
    await expect(main).toContainText(words.account.reference);
    await expect(main.getByRole('heading', { name: reviews.title })).toBeHidden();

    await books.letBegin(parent.email);
    await page.reload();
    await keyboard.press(main.getByRole('button', { name: reviews.give }));
    const form = page.getByRole('dialog', { name: reviews.title });
    await keyboard.press(form.getByRole('button', { name: reviews.send }));
    await expect(form).toContainText(words.errors['REQUIRED'] ?? '');
    const best = form.getByRole('radio', { name: reviews.words[5] });
    await expect(best).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(
      form.getByRole('radio', { name: `${reviews.out_of('4')} ${reviews.words[4]}` }),
    ).toBeChecked();
    await keyboard.type(form.getByLabel(reviews.message), 'Une semaine de funambule');
    await keyboard.press(form.getByRole('switch', { name: reviews.public }), 'Space');
    await keyboard.press(form.getByRole('button', { name: reviews.send }));
    await expect(form).toBeHidden();
    await expect(main.getByRole('img', { name: reviews.out_of('4') })).toBeVisible();
    await expect(main).toContainText('Une semaine de funambule');
    await expect(main).toContainText(reviews.for_organiser);
    await expect(main.getByRole('button', { name: reviews.change })).toBeFocused();
  });
});

story.describe('in English on a phone', () => {
  story.use({ language: 'en', width: 390 });
  story.slow();

  story(
    'a parent changes a review, but not its visibility, and meets no barrier',
    async ({ page, parent, books, words }) => {
      const { reviews } = words;
      const offer = await books.offerOf('stage-foot-et-fair-play');
      const inspection = inspectionOf(page);
      const main = page.getByRole('main');
      await parent.joinAndOrder(offer);
      await books.letBegin(parent.email);
      const [registration = ''] = await books.registrationsOf(parent.email);
      expect
        .soft(await inspection.open(`/${words.language}/account/registrations/${registration}`))
        .toEqual([]);
      const form = page.getByRole('dialog', { name: reviews.title });
      await main.getByRole('button', { name: reviews.give }).click();
      expect.soft(await inspection.look()).toEqual([]);
      await form.getByText(reviews.words[5]).click();
      await form.getByRole('button', { name: reviews.send }).click();
      await expect(main).toContainText(reviews.may_be_shown);
      await main.getByRole('button', { name: reviews.change }).click();
      await expect(form.getByRole('switch', { name: reviews.public })).toBeDisabled();
      await expect(form.getByRole('radio', { name: reviews.words[5] })).toBeChecked();
      await form.getByText(reviews.words[2], { exact: true }).click();
      await form.getByLabel(reviews.message).fill('The ball was lost on day two.');
      expect.soft(await inspection.look()).toEqual([]);
      await form.getByRole('button', { name: reviews.save }).click();
      await expect(main.getByRole('img', { name: reviews.out_of('2') })).toBeVisible();
      await expect(main).toContainText('The ball was lost on day two.');
      await expect(main).toContainText(reviews.may_be_shown);
    },
  );
});

/** The answer of the organiser, from the office to both pages of the family. */
for (const [language, width, slug] of tellings('reviews', [
  ['fr', 390, 'stage-natation-et-grand-air'],
  ['en', 1280, 'stage-escalade-et-corde'],
]))
  story.describe(`an answer in public, in ${language} at ${width}`, () => {
    story.use({ language, width });
    story.slow();

    story(
      'is shown to its family and on the page of the activity',
      async ({ page, secretary, parent, words, books }) => {
        const { reviews } = words;
        const offer = await books.offerOf(slug);
        await parent.joinAndOrder(offer);
        await books.letBegin(parent.email);
        const [registration = ''] = await books.registrationsOf(parent.email);
        await parent.goTo(`/account/registrations/${registration}`);
        const main = page.getByRole('main');
        const message = `Saltimbanque${language}`;
        await main.getByRole('button', { name: reviews.give }).click();
        const form = page.getByRole('dialog', { name: reviews.title });
        await form.getByText(reviews.words[4], { exact: true }).click();
        await form.getByLabel(reviews.message).fill(message);
        await form.getByRole('button', { name: reviews.send }).click();
        await expect(form).toBeHidden();

        await secretary.signIn('administrator', `/reviews?search=${encodeURIComponent(message)}`);
        await secretary.openTheOneFound();
        const office = secretary.words.reviews;
        await expect(secretary.panel).toContainText(message);
        await secretary.panel.getByRole('button', { name: office.answer, exact: true }).click();
        const dialog = secretary.page.getByRole('dialog', { name: office.answer_title });
        await dialog.getByLabel(office.answer_words).fill(`Merci, ${message}`);
        await dialog.getByRole('button', { name: office.answer_send }).click();
        await expect(secretary.panel).toContainText(`Merci, ${message}`);
        await expect(
          secretary.panel.getByRole('button', { name: office.answer_change }),
        ).toBeVisible();

        await page.reload();
        await expect(main).toContainText(`Merci, ${message}`);
        const inspection = inspectionOf(page);
        await page.goto(`/${words.language}/activities/${slug}`);
        const list = main.locator('#reviews');
        await list.locator('summary').click();
        await expect(list).toContainText(`Merci, ${message}`);
        await expect(list.getByRole('img', { name: reviews.out_of('4') }).first()).toBeVisible();
        expect.soft(await inspection.look()).toEqual([]);
      },
    );
  });
