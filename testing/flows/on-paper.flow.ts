import { expect, story } from './stage/story.ts';

story(
  'what is printed after an order says how to pay, and nothing that can only be pressed',
  async ({ page, parent, books }) => {
    const offer = await books.offerOf('meteo-et-nuages');
    await parent.join(offer);
    await parent.arriveAt(offer.path);
    await parent.addToCart();
    await parent.order('DELAYED');
    await parent.seeConfirmation();
    const main = page.getByRole('main');
    await expect(main.getByRole('button').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(main).toContainText(offer.title.fr);
    await expect(main.getByRole('img', { name: /QR/ })).toBeVisible();
    await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(parent.cartButton).toBeHidden();
  },
);
