import { CHILD } from './people/parent.ts';
import { expect, story } from './stage/story.ts';

story(
  'a child who already has a place is shown in the form with the reason, and cannot be chosen again',
  async ({ page, parent, books, words }) => {
    story.slow();
    const offer = await books.offerOf('gravure-et-presse');
    const child = page.getByRole('checkbox', { name: new RegExp(CHILD.firstname) });
    await parent.join(offer);
    await expect(child).toBeEnabled();
    await parent.addToCart();
    await page
      .getByRole('main')
      .getByRole('link', { name: words.checkout.another_participant(offer.title.fr) })
      .click();
    await expect(page.getByText(words.cart.already_held.in_cart(1, 1))).toBeVisible();
    await expect(child).toBeDisabled();
    await parent.arriveAt('/checkout');
    await parent.order('DELAYED');
    await parent.seeConfirmation();
    await parent.arriveAt(`/cart/add?availabilities=${offer.cuid}`);
    await expect(page.getByText(words.cart.already_held.registered(1, 1))).toBeVisible();
    await expect(child).toBeDisabled();
  },
);
