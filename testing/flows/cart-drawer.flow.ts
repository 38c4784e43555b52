import { expect, story } from './stage/story.ts';

story.use({ moves: true });

story(
  'a visitor is asked to sign in, and returns to the same page',
  async ({ page, parent, words }) => {
    await parent.arriveAt('/activities?search=cirque');
    await parent.cartButton.click();
    await expect(parent.drawer).toContainText(words.shell.cart_sign_in_title);
    await parent.drawer.getByRole('link', { name: words.shell.sign_in }).click();
    await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Factivities%3Fsearch%3Dcirque$/);
    await expect(parent.drawer).toBeHidden();
  },
);

story(
  'the drawer opens when the cart grows, closes in every way, and drops items that are removed or expired',
  async ({ page, parent, books, words }) => {
    const offer = await books.offerOf('petits-astronomes');
    await parent.join(offer);
    await parent.cartButton.click();
    await expect(parent.drawer).toContainText(words.shell.cart_empty_title);
    await page.keyboard.press('Escape');
    await expect(parent.drawer).toBeHidden();
    await expect(parent.cartButton).toBeFocused();

    await parent.addToCart();
    await parent.cartButton.click();
    await expect(parent.drawer).toContainText(offer.title.fr);
    await parent.drawer.getByRole('button', { name: words.shell.checkout }).click();
    await expect(parent.drawer).toBeHidden();
    await expect(page).toHaveURL(/\/checkout$/);

    await page
      .getByRole('link', { name: words.shell.home_of('L’Éclaircie') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/fr\/?$/);
    await parent.cartButton.click();
    await page.mouse.click(40, 400);
    await expect(parent.drawer).toBeHidden();

    await parent.cartButton.click();
    await parent.drawer.getByRole('link', { name: offer.title.fr }).click();
    await expect(page).toHaveURL(new RegExp(`${offer.path}$`));
    await expect(parent.drawer).toBeHidden();

    await parent.cartButton.click();
    await parent.drawer
      .getByRole('button', { name: words.shell.remove_item(offer.title.fr) })
      .click();
    await expect(parent.drawer).toBeHidden();
    await expect(parent.cartButton).toHaveAccessibleName(words.shell.cart_open(0));

    await parent.addToCart();
    await books.endCartIn(parent.email, 4);
    await parent.arriveAt('/activities');
    await expect(parent.cartButton).toHaveAccessibleName(new RegExp(words.shell.cart_open(0)));
  },
);

story(
  'the checkout opened with a filled cart shows no drawer over itself',
  async ({ page, parent, books, words }) => {
    const offer = await books.offerOf('stage-escalade-et-corde');
    await parent.join(offer);
    await parent.addToCart();
    await expect(page.getByRole('heading', { level: 1, name: words.checkout.title })).toBeVisible();
    await page.reload();
    await expect(parent.cartButton).toHaveAccessibleName(
      new RegExp(`^${words.shell.cart_open(1)}`),
    );
    await expect(parent.drawer).toBeHidden();
  },
);
