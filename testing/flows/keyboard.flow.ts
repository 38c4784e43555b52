import { CHILD } from './people/parent.ts';
import { Keyboard } from './people/keyboard.ts';
import { expect, story } from './stage/story.ts';

story('the first stop is the way past the menu', async ({ page, parent, words }) => {
  await parent.arriveAt('/activities');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.shell.skip_to_content });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inside = await page.evaluate(() => document.activeElement?.closest('#content') !== null);
  expect(inside).toBe(true);
});

story('the drawer holds the focus and gives it back', async ({ page, parent, words }) => {
  const keyboard = new Keyboard(page);
  await parent.arriveAt('/activities');
  await keyboard.press(parent.cartButton);
  await expect(parent.drawer).toContainText(words.shell.cart_sign_in_title);
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body || activeElement?.closest('dialog[open]') != null
        ? 'inside'
        : activeElement?.outerHTML;
    });
    expect(where).toBe('inside');
  }
  await page.keyboard.press('Escape');
  await expect(parent.drawer).toBeHidden();
  await expect(parent.cartButton).toBeFocused();
});

for (const width of [390, 1024]) {
  story.describe(`at ${width} px`, () => {
    story.use({ width });

    story(
      'the menu and the filters hold the focus while they are open',
      async ({ page, parent, words }) => {
        const keyboard = new Keyboard(page);
        await parent.arriveAt('/activities');
        const panels = [
          { opener: words.shell.menu_open, panel: 'nav' },
          { opener: words.catalogue.open_filters(0), panel: 'aside' },
        ];
        for (const { opener, panel } of panels) {
          const button = page.getByRole('button', { name: opener, exact: true });
          if (!(await button.isVisible())) continue;
          await keyboard.press(button);
          const open = page.locator(`${panel}:popover-open`);
          await expect(open).toBeVisible();
          for (const [key, steps] of [
            ['Tab', 40],
            ['Shift+Tab', 3],
          ] as const) {
            for (let step = 0; step < steps; step += 1) {
              await page.keyboard.press(key);
              expect(await open.evaluate((one) => one.contains(document.activeElement))).toBe(true);
            }
          }
          await page.keyboard.press('Escape');
          await expect(open).toBeHidden();
          await expect(button).toBeFocused();
        }
      },
    );
  });
}

story(
  'a parent registers, adds and orders by bank transfer without a mouse',
  async ({ page, parent, books, words }) => {
    story.slow();
    const offer = await books.offerOf('avions-de-papier-et-planeurs');
    const keyboard = new Keyboard(page);
    const main = page.getByRole('main');
    // a laptop at 200 %
    await page.setViewportSize({ width: 640, height: 450 });
    const seesTitle = async () => {
      const title = main.getByRole('heading', { level: 1 });
      await expect(title).toBeFocused();
      await expect(title).toBeInViewport();
    };
    await parent.arriveAt('');
    await keyboard.press(main.locator('a[href$="/activities"]'));
    await keyboard.type(
      main.getByRole('searchbox', { name: words.catalogue.search }),
      offer.title.fr,
    );
    await expect(page).toHaveURL(/search=/);
    await keyboard.press(main.getByRole('link', { name: offer.title.fr }));
    await expect(page).toHaveURL(new RegExp(`/activities/${offer.slug}$`));
    await seesTitle();
    await keyboard.press(main.locator(`a[href$="${offer.path}"]`));
    await expect(page).toHaveURL(new RegExp(`${offer.path}$`));
    await seesTitle();
    await keyboard.press(main.getByRole('link', { name: words.shell.sign_in, exact: true }));
    await keyboard.press(main.getByRole('link', { name: words.signIn.open_account }));

    const field = (label: string, within = main) =>
      within.getByLabel(new RegExp(`^${label}`)).first();
    const { customers } = words;
    await keyboard.type(field(customers.firstname), 'Inès');
    await keyboard.type(field(customers.lastname), 'Lambert');
    await keyboard.type(field(customers.email), parent.email);
    await keyboard.type(field(customers.phone), '+32 470 12 34 56');
    await keyboard.type(field(words.signIn.password), parent.password);
    await keyboard.type(field(customers.street), 'Rue du Bailli');
    await keyboard.type(field(customers.number), '12');
    await keyboard.type(field(customers.postcode), '1050');
    await keyboard.type(field(customers.city), 'Ixelles');
    const child = main.getByRole('group', { name: words.signIn.participant });
    await keyboard.press(child.getByRole('switch'), 'Space');
    await keyboard.type(field(customers.firstname, child), CHILD.firstname);
    await keyboard.type(field(customers.lastname, child), CHILD.lastname);
    // day and month are the same, because browsers ask for them in different orders
    await keyboard.type(field(customers.birthdate, child), `0505${offer.birthdate.slice(0, 4)}`);
    for (const group of await child.getByRole('radiogroup').all())
      await keyboard.press(group.getByRole('radio'), 'Space');
    await keyboard.press(main.getByRole('checkbox', { name: words.signIn.terms_before }), 'Space');
    await keyboard.press(main.getByRole('button', { name: words.signIn.open_account }));
    await expect(page).toHaveURL(new RegExp(`${offer.path}$`));

    const form = main
      .locator('form')
      .filter({ has: page.getByRole('button', { name: words.cart.add(1) }) });
    await expect(form.getByRole('checkbox', { name: new RegExp(CHILD.firstname) })).toBeChecked();
    await keyboard.press(form.getByRole('button', { name: words.cart.add(1) }));
    await expect(page).toHaveURL(/\/checkout$/);
    await seesTitle();
    const methods = main.getByRole('radiogroup', { name: words.checkout.methods.title });
    await keyboard.goTo(methods.getByRole('radio', { checked: true }));
    const transfer = methods.getByRole('radio', { name: words.checkout.methods.DELAYED.title });
    for (let step = 0; step < 4 && !(await transfer.isChecked()); step += 1)
      await page.keyboard.press('ArrowDown');
    await expect(transfer).toBeChecked();
    await keyboard.press(main.getByRole('checkbox', { name: words.checkout.terms.link }), 'Space');
    await keyboard.press(
      main.getByRole('button', { name: words.checkout.order }).filter({ visible: true }),
    );
    await parent.seeConfirmation();
  },
);
