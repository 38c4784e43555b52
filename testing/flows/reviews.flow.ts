import { Keyboard } from './people/keyboard.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';

story.describe('in French on a desk', () => {
  story.use({ language: 'fr', width: 1280 });
  story.slow();

  story(
    'a parent says without a mouse what it was like, and staff read it',
    async ({ page, parent, secretary, books, words }) => {
      const { reviews } = words;
      const offer = await books.offerOf('stage-cirque-en-piste');
      const keyboard = new Keyboard(page);
      const main = page.getByRole('main');
      await parent.join(offer);
      await parent.addToCart();
      await parent.order('DELAYED');
      await parent.seeConfirmation();
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

      await secretary.signIn();
      await secretary.openFromMenu('reviews');
      await secretary.page
        .getByPlaceholder(secretary.words.reviews.search)
        .fill('semaine de funambule');
      await expect(secretary.page.getByRole('main')).toContainText(
        secretary.words.reviews.average('4,0', '1'),
      );
      await secretary.openTheOneFound();
      await expect(secretary.panel).toContainText('Une semaine de funambule');
      await secretary.panel.getByRole('link').last().click();
      await expect(secretary.page.getByRole('main')).toContainText(
        secretary.words.reviews.of_registration,
      );
    },
  );
});

story.describe('in English on a phone', () => {
  story.use({ language: 'en', width: 390 });
  story.slow();

  story(
    'a parent changes a review, but not who may see it, and meets no barrier',
    async ({ page, parent, books, words }) => {
      const { reviews } = words;
      const offer = await books.offerOf('stage-foot-et-fair-play');
      const inspection = inspectionOf(page);
      const main = page.getByRole('main');
      await parent.join(offer);
      await parent.addToCart();
      await parent.order('DELAYED');
      await parent.seeConfirmation();
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
