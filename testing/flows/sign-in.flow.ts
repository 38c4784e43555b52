import { expect, story } from './stage/story.ts';

story(
  'a wrong password is explained kindly, and the right one signs in and leads to no other site',
  async ({ page, parent, books, words }) => {
    const offer = await books.offerOf('bal-folk-du-dimanche');
    await parent.join(offer);
    await page.getByRole('button', { name: words.shell.sign_out }).click();
    await expect(
      page.getByRole('main').getByRole('link', { name: words.shell.sign_in, exact: true }),
    ).toBeVisible();
    await parent.arriveAt('/auth/login?redirect=/account/participants');
    await parent.signIn('wrong password');
    await expect(page.getByRole('main')).toContainText(words.errors['WRONG_CREDENTIALS'] ?? '');
    await parent.signIn();
    await expect(page).toHaveURL(/\/account\/participants$/);
    // and never to another site
    await parent.signOut();
    await parent.arriveAt(`/auth/login?redirect=${encodeURIComponent('//elsewhere.example/')}`);
    await parent.signIn();
    await expect(page.getByRole('button', { name: words.shell.sign_out })).toBeVisible();
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/fr\/?$/);
  },
);

story(
  'a forgotten password is replaced by a link that works once',
  async ({ page, parent, books, words }) => {
    const offer = await books.offerOf('concert-en-pyjama');
    await parent.join(offer);
    await parent.signOut();
    await parent.arriveAt('/auth/password');
    await page.getByRole('main').getByLabel(words.customers.email).fill(parent.email);
    const send = page.getByRole('button', { name: words.signIn.send_link });
    await send.click();
    // the page says the same before it is sent
    await expect(send).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(words.signIn.link_not_sent);
    // the e-mail is kept, without its link
    const mail = async () => (await books.mailsTo(parent.email)).at(-1);
    // e-mails wait while other stories use the server
    await expect.poll(async () => (await mail())?.kind).toBe('customer.password-link.requested');
    expect((await mail())?.text).toBe('');
    const path = `/${words.language}${await books.passwordLinkOf(parent.email)}`;
    await page.goto(path);
    await page.getByLabel(words.signIn.new_password, { exact: true }).fill('chocolat froid');
    await page.getByLabel(words.signIn.confirmation).fill('chocolat tiède');
    await page.getByRole('button', { name: words.signIn.keep_password }).click();
    await expect(page.getByRole('main')).toContainText(words.errors['MISMATCH'] ?? '');
    await page.getByLabel(words.signIn.confirmation).fill('chocolat froid');
    await page.getByRole('button', { name: words.signIn.keep_password }).click();
    await expect(page.getByRole('button', { name: words.shell.sign_out })).toBeVisible();
    await page.goto(path);
    await page.getByLabel(words.signIn.new_password, { exact: true }).fill('autre chose');
    await page.getByLabel(words.signIn.confirmation).fill('autre chose');
    await page.getByRole('button', { name: words.signIn.keep_password }).click();
    await expect(page.getByRole('main')).toContainText(words.errors['PASSWORD_LINK_INVALID'] ?? '');
  },
);

story(
  'a signed-in visitor sees a link onwards instead of the form',
  async ({ page, parent, books, words }) => {
    const offer = await books.offerOf('tournoi-des-familles');
    await parent.openAccount(offer.birthdate);
    for (const path of ['login', 'register']) {
      await parent.arriveAt(`/auth/${path}?redirect=${encodeURIComponent(offer.path)}`);
      const main = page.getByRole('main');
      await expect(main.getByLabel(words.signIn.password)).toBeHidden();
      await main.getByRole('link', { name: words.signIn.go_on }).click();
      await expect(page).toHaveURL(new RegExp(`${offer.path}$`));
    }
  },
);
