import { expect, story } from './stage/story.ts';

story('an expired session in the middle of a form loses nothing', async ({ secretary, books }) => {
  const { page, panel, words } = secretary;
  const { availabilities, office } = words;
  const offer = await books.offerOf('chorale-des-tilleuls');
  const capacity = panel.getByLabel(availabilities.capacity, { exact: true });
  await secretary.signIn('administrator', `/availabilities/${offer.cuid}`);
  await capacity.fill('18');
  await page.context().clearCookies();
  await panel.getByRole('button', { name: office.save, exact: true }).click();
  await secretary.signInAgain();
  await expect(page.getByText(office.saved).last()).toBeVisible();
  await expect(capacity).toHaveValue('18');

  // and without saving: the typed values survive a reload and a sign-in
  await capacity.fill('19');
  await page.context().clearCookies();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await secretary.signInHere();
  await panel.getByRole('button', { name: office.draft.resume }).click();
  await expect(capacity).toHaveValue('19');
});

story('leaving the form in any way asks about unsaved changes', async ({ secretary }) => {
  const { page, panel, menu, words } = secretary;
  const { availabilities, office } = words;
  const price = panel.getByLabel(availabilities.price, { exact: true });
  const stay = page.getByRole('button', { name: office.go_on });
  await secretary.signIn('administrator');
  await secretary.openFromMenu('availabilities');
  await page.getByRole('row').nth(1).click();
  await price.fill('55');
  const here = page.url();
  const ways = [
    () => page.keyboard.press('Escape'),
    () => panel.getByRole('button', { name: office.close }).first().click(),
    () => menu.getByRole('link', { name: office.areas.programme }).click(),
    () =>
      page
        .getByRole('row')
        .nth(2)
        .click({ position: { x: 10, y: 5 } }),
    () => page.goBack(),
  ];
  for (const leave of ways) {
    await leave();
    await stay.click();
    await expect(stay).toBeHidden();
    await expect(price).toHaveValue('55,00');
    expect(page.url()).toBe(here);
  }
  await menu.getByRole('link', { name: office.areas.programme }).click();
  await page.getByRole('button', { name: office.leave_unsaved }).click();
  await expect(page).toHaveURL(/\/activities$/);
  // opened by its address, the panel is there before the question: one Escape asks, the next one
  // stays
  await page.goto(here);
  await price.fill('66');
  await page.keyboard.press('Escape');
  await expect(stay).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(stay).toBeHidden();
  await expect(price).toHaveValue('66,00');
  expect(page.url()).toBe(here);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: office.leave_unsaved }).click();
  await expect(page).toHaveURL(/\/availabilities$/);
});
