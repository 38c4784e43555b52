import { answerEverything } from './people/answers.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';

story.describe('in French on a phone', () => {
  story.use({ language: 'fr', width: 390 });
  story.slow();

  story(
    'a family books a date directly in the list, sees the fee before it orders, and gets a confirmation',
    async ({ page, parent, books, words }) => {
      const offer = await books.offerOf('meteo-et-nuages');
      const before = await books.taken(offer);
      const { quickBooking, catalogueDates, catalogue } = words;
      await parent.goTo('/quick');
      const main = page.getByRole('main');
      // a visitor goes to the page of the date to sign in
      await expect(main.getByRole('link', { name: catalogue.choose }).first()).toBeVisible();
      await parent.join(offer);
      await parent.arriveAt(`/quick?search=${encodeURIComponent(offer.title.fr)}`);
      const row = main
        .getByRole('article')
        .filter({ has: page.locator(`a[href$="${offer.path}"]`) });
      await row.getByRole('button', { name: catalogueDates.book }).click();
      const dialog = page.getByRole('dialog', { name: offer.title.fr });
      await expect(dialog.getByRole('checkbox', { name: /Noé/ })).toBeChecked();
      await answerEverything(dialog);
      await expect(dialog.getByRole('region', { name: words.cart.estimate })).toContainText('€');
      expect(await inspectionOf(page).look('phone')).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await dialog.getByRole('button', { name: quickBooking.order }).click();
      await expect(dialog.getByText(quickBooking.service_fee)).toBeVisible();
      await dialog.getByRole('button', { name: quickBooking.order }).click();
      await parent.atTheProvider('pay');
      await parent.seeConfirmation();
      expect(await books.taken(offer)).toBe(before + 1);
    },
  );
});
