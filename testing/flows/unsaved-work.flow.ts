import { expect, story } from './stage/story.ts';

story(
  'unsaved changes survive the browser’s back, an expired session and a reload',
  async ({ secretary }) => {
    const { page, panel, words } = secretary;
    const { availabilities, office } = words;
    const capacity = panel.getByLabel(availabilities.capacity, { exact: true });
    const stay = page.getByRole('button', { name: office.go_on });
    await secretary.signIn('administrator', '/availabilities');
    await page.getByRole('row').nth(1).click();
    await capacity.fill('18');
    const here = page.url();
    await page.goBack();
    await expect(stay).toBeFocused();
    // the question is in front: one more Escape stays
    await page.keyboard.press('Escape');
    await expect(stay).toBeHidden();
    await expect(capacity).toHaveValue('18');
    expect(page.url()).toBe(here);

    await page.context().clearCookies();
    await panel.getByRole('button', { name: office.save, exact: true }).click();
    await secretary.signInAgain();
    await expect(page.getByText(office.saved).last()).toBeVisible();
    await expect(capacity).toHaveValue('18');

    // and without saving: the typed values survive a reload and a sign-in
    await capacity.fill('19');
    await page.context().clearCookies();
    const question = page.waitForEvent('dialog').then((dialog) => dialog.accept());
    await page.reload();
    await question;
    await secretary.signInHere();
    await panel.getByRole('button', { name: office.draft.resume }).click();
    await expect(capacity).toHaveValue('19');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: office.leave_unsaved }).click();
    await expect(page).toHaveURL(/\/availabilities$/);
  },
);
