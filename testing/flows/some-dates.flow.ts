import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';

const FEE = 500;

for (const { language, width } of tellings('some-dates', [
  { language: 'fr', width: 390 },
  { language: 'en', width: 1280 },
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'a parent leaves out two days of a camp, pays the share of the others and a fee, and adds one of the two later',
      async ({ page, parent, books, words }) => {
        const offer = await books.offerOf('tour-du-monde-en-cinq-plats');
        const { account, cart } = words;
        const amount = (of: number) => formatPrice({ amount: of, language });
        const main = page.getByRole('main');
        await parent.join(offer);
        const days = main.locator('[data-field^="dates."]').getByRole('checkbox');
        await expect(days.last()).toBeChecked();
        const all = await days.count();
        const shareOf = (days_taken: number) => Math.round((offer.price * days_taken) / all) + FEE;
        await days.nth(all - 2).uncheck();
        await days.nth(all - 1).uncheck();
        const estimate = main.getByRole('region', { name: cart.estimate });
        await expect(estimate).toContainText(cart.lines.partial_registration_total_fee);
        await expect(estimate).toContainText(amount(shareOf(all - 2)));
        await parent.addToCart();
        await parent.order('DELAYED');
        await parent.seeConfirmation();
        const [cuid = ''] = await books.registrationsOf(parent.email);
        await parent.arriveAt(`/account/registrations/${cuid}`);
        const total = main.locator('dl > div').filter({ hasText: account.total }).locator('strong');
        const before = await total.textContent();
        await page.getByRole('button', { name: account.change_registration }).click();
        const dialog = page.getByRole('dialog', { name: account.change_registration });
        await dialog
          .locator('[data-field="dates"]')
          .getByRole('checkbox')
          .nth(all - 2)
          .check();
        // options in per cent follow the price of the days: the total is shown before it is saved
        const total_text = dialog.locator('[aria-live="polite"] strong');
        await expect(total_text).toContainText(before ?? 'no total');
        const dearer = (await total_text.textContent())?.split(before ?? '').at(-1) ?? '';
        await dialog.getByRole('button', { name: account.save }).click();
        await expect(dialog).toBeHidden();
        await expect(total).not.toHaveText(before ?? '');
        expect(dearer).toContain(await total.textContent());
      },
    );
  });
}

story.describe('dates that go together', () => {
  story.use({ language: 'fr', width: 390 });

  story(
    'are announced in the form, and a link to one day chooses all of them',
    async ({ parent, books, words, page }) => {
      const offer = await books.offerOf('bivouac-des-grands');
      await parent.join(offer);
      const dates = page.getByRole('main').locator('[data-field^="dates."]');
      await expect(dates).toContainText(words.cart.dates_taken_by.NOBODY);
      for (const day of await dates.getByRole('checkbox').all()) {
        await expect(day).toBeChecked();
        await expect(day).toBeDisabled();
      }
    },
  );
});
