import type { Locator } from '@playwright/test';
import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { CHILD, Parent } from './people/parent.ts';
import type { Offer } from './stage/books.ts';
import { inspectionOf } from './stage/inspection.ts';
import { inEach } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

const OFFERS = { fr: 'robots-de-carton', en: 'code-and-play-in-english' } as const;

const FATHER = { firstname: 'Jan', lastname: 'Peeters' } as const;

/** The father chooses a password, finds the child in his account and registers it. */
async function findChildAndBuy(
  father: Parent,
  { offer, link }: { readonly offer: Offer; readonly link: string },
): Promise<void> {
  const { page, words } = father;
  const { account, signIn } = words;
  await father.arriveAt(link);
  await page.getByLabel(signIn.new_password, { exact: true }).fill(father.password);
  await page.getByLabel(signIn.confirmation).fill(father.password);
  await page.getByRole('button', { name: signIn.keep_password }).click();
  await expect(page).not.toHaveURL(/password/u);
  await father.arriveAt('/account/participants');
  await expect(page.getByRole('main')).toContainText(`${CHILD.firstname} ${CHILD.lastname}`);
  await expect(page.getByRole('main')).toContainText(account.shared);
  expect(await inspectionOf(page).look()).toEqual([]);
  await father.arriveAt(offer.path);
  await father.addToCart();
  await father.order('DELAYED');
  await father.seeConfirmation();
}

inEach(tellings('households', AT_A_DESK), ({ language }) => {
  story(
    'a child gets a second household at the desk; its father buys, and its mother sees the registration, but no amounts',
    async ({ browser, parent: mother, books, secretary, presses }) => {
      const offer = await books.offerOf(OFFERS[language]);
      await mother.openAccount(offer.birthdate);
      await mother.page.setViewportSize({ width: 390, height: 844 });
      const child = await books.participantOf(mother.email);

      const { page: desk, panel, words } = secretary;
      const { households, registrations } = words;
      const press = (what: Locator) => presses.press(what);
      await secretary.signIn('administrator', `/participants/${child}`);
      await press(panel.getByRole('button', { name: households.add, exact: true }));
      const dialog = desk.getByRole('dialog', { name: households.add_title(CHILD.firstname) });
      await press(dialog.getByRole('button', { name: registrations.new_family }));
      const email = `jan.${language}.${ownNumber()}@flows.test`;
      await dialog.getByLabel(registrations.firstname, { exact: true }).fill(FATHER.firstname);
      await dialog.getByLabel(registrations.lastname, { exact: true }).fill(FATHER.lastname);
      await dialog.getByLabel(registrations.email, { exact: true }).fill(email);
      await press(dialog.getByRole('button', { name: registrations.create_family }));
      await expect(dialog.getByRole('combobox', { name: registrations.choose_family })).toHaveValue(
        new RegExp(FATHER.lastname),
      );
      expect(await inspectionOf(desk).look()).toEqual([]);
      await press(dialog.getByRole('button', { name: households.add, exact: true }));
      await expect(dialog).toBeHidden();
      const family = panel.getByRole('link', { name: `${FATHER.firstname} ${FATHER.lastname}` });
      await expect(family).toBeVisible();
      presses.print('second household');
      expect(await inspectionOf(desk).look()).toEqual([]);
      // the page of the second family says with whom the child is shared
      const href = (await family.getAttribute('href')) ?? '';
      await secretary.goTo(href.replace(/\/[a-z]+$/u, '/children'));
      await expect(desk.getByText(households.shared_with('Inès Lambert'))).toBeVisible();
      expect(await inspectionOf(desk).look()).toEqual([]);

      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        locale: HABITS[language].locale,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const father = new Parent({ page, words: mother.words, email });
      await findChildAndBuy(father, { offer, link: await books.passwordLinkOf(email) });
      await context.close();

      const { account } = mother.words;
      // the mother sees it without the price, and her own account has no order
      await mother.arriveAt('/account/home');
      const shared = mother.page
        .getByRole('main')
        .locator('section')
        .filter({ hasText: account.other_household_title });
      await expect(shared).toContainText(offer.title[language]);
      await expect(shared).toContainText(account.other_household);
      await expect(shared).not.toContainText('€');
      await expect(mother.page.getByRole('main')).not.toContainText(FATHER.lastname);
      expect(await books.registrationsOf(mother.email)).toEqual([]);
      expect(await inspectionOf(mother.page).look()).toEqual([]);
      await mother.arriveAt('/account/registrations');
      await expect(mother.page.getByRole('main')).toContainText(account.other_household);
      expect(await inspectionOf(mother.page).look()).toEqual([]);
    },
  );
});
