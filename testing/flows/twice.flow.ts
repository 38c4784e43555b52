import { expect, story } from './stage/story.ts';
import { CHILD } from './people/parent.ts';

story(
  'who registers the same child twice for one date is told before adding, and may',
  async ({ page, parent, books, words }) => {
    story.slow();
    const offer = await books.offerOf('gravure-et-presse');
    const notice = page.getByRole('status').filter({ hasText: words.cart.already_held.title });
    await parent.join(offer);
    await expect(page.getByRole('button', { name: words.cart.add })).toBeVisible();
    await expect(notice).toBeHidden();
    await parent.addToCart();
    await parent.arriveAt(offer.path);
    await expect(notice).toContainText(
      new RegExp(`panier contient déjà une place pour ${CHILD.firstname}`),
    );
    await parent.arriveAt('/checkout');
    await parent.order('DELAYED');
    await parent.seeConfirmation();
    await parent.arriveAt(`/cart/add?availabilities=${offer.cuid}`);
    await expect(notice).toContainText(`${CHILD.firstname} a déjà une place`);
    await parent.arriveAt(offer.path);
    await expect(notice).toContainText(`${CHILD.firstname} a déjà une place`);
    await parent.addToCart();
  },
);
