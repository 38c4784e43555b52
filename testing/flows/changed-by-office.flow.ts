import type { Locator } from '@playwright/test';
import { CHILD } from './people/parent.ts';
import type { Secretary } from './people/secretary.ts';
import { inspectionOf } from './stage/inspection.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

/**
 * Checks that the dialog shows the effects of a change before it is made: the money, and the e-mail
 * with these words.
 */
async function readBefore(
  { page, words }: Secretary,
  { dialog, money, mail }: { dialog: Locator; money: string; mail: string | RegExp },
): Promise<void> {
  await expect(dialog).toContainText(money);
  await expect(dialog.getByRole('region', { name: words.bookings.mail })).toContainText(mail);
  await lookAt(page);
}

async function leaveDayOut(secretary: Secretary, days: number): Promise<void> {
  const { page, panel, words } = secretary;
  const { changes, registrations } = words;
  await panel.getByRole('button', { name: changes.change, exact: true }).click();
  const dialog = page.getByRole('dialog').filter({
    has: page.getByRole('group', { name: registrations.dates }),
  });
  const group = dialog.getByRole('group', { name: registrations.dates });
  await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(days);
  await group.getByRole('checkbox').first().uncheck();
  await readBefore(secretary, { dialog, money: changes.difference, mail: /\S/u });
  await dialog.getByRole('button', { name: changes.change, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function setPrice(secretary: Secretary, price_typed: string): Promise<void> {
  const { page, panel, words } = secretary;
  const { changes } = words;
  await panel.getByRole('button', { name: changes.set_price }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: changes.set_price_help });
  // made a moment ago, it still costs today's price
  const [before = ''] = changes.today_price('|').split('|');
  await dialog.getByRole('button', { name: before }).click();
  await expect(dialog.getByRole('region', { name: changes.today_lines })).toContainText(/\d/);
  await dialog.getByLabel(changes.new_price).fill(price_typed);
  await dialog.getByLabel(changes.price_reason).fill('Bénévole');
  await readBefore(secretary, { dialog, money: changes.difference, mail: 'Bénévole' });
  await dialog.getByRole('button', { name: changes.set_price }).click();
  await expect(dialog).toBeHidden();
}

/** Gives the place to a sister who is new to the organiser. */
async function replace(secretary: Secretary, birthdate: string): Promise<void> {
  const { page, panel, words } = secretary;
  const { changes, registrations } = words;
  await panel.getByRole('button', { name: changes.replace }).click();
  const dialog = page.getByRole('dialog', {
    name: changes.replace_title(`${CHILD.firstname} ${CHILD.lastname}`),
  });
  await dialog.getByRole('button', { name: registrations.new_participant }).click();
  await dialog.getByLabel(registrations.firstname).fill('Zoé');
  await dialog.getByLabel(registrations.birthdate).fill(birthdate);
  await dialog.getByRole('button', { name: registrations.create_participant, exact: true }).click();
  await expect(dialog.getByRole('region', { name: words.bookings.mail })).toContainText('Zoé');
  for (const answer of await dialog.getByRole('textbox').all()) await answer.fill('Rien');
  for (const answer of await dialog.getByRole('combobox').all()) {
    await answer.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
    await answer.press('ArrowDown');
    await answer.press('Enter');
    await answer.press('Tab');
  }
  await readBefore(secretary, { dialog, money: changes.total, mail: 'Zoé' });
  await dialog.getByRole('button', { name: changes.replace }).click();
  await expect(dialog).toBeHidden();
  await expect(panel).toContainText('Zoé');
}

async function move(secretary: Secretary, title: string): Promise<void> {
  const { page, panel, words } = secretary;
  const { changes, registrations } = words;
  await panel.getByRole('button', { name: changes.transfer }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: changes.transfer_from('').slice(-30) });
  await dialog.getByRole('combobox', { name: registrations.choose_offer }).fill(title);
  await page.getByRole('option', { name: title }).first().click();
  await readBefore(secretary, { dialog, money: changes.difference, mail: title });
  await dialog.getByRole('button', { name: changes.transfer }).click();
  await expect(dialog).toBeHidden();
  await expect(panel).toContainText(title);
}

async function cancelAndRestore(secretary: Secretary): Promise<void> {
  const { page, panel, words } = secretary;
  const { changes } = words;
  await secretary.cancelRegistration('Le mauvais enfant');
  await panel.getByRole('button', { name: changes.restore }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: changes.restore_from });
  await readBefore(secretary, { dialog, money: changes.owed, mail: /\S/u });
  await dialog.getByRole('button', { name: changes.restore }).click();
  await expect(dialog).toBeHidden();
  await expect(panel).not.toContainText('Le mauvais enfant');
  await expect(panel.getByRole('button', { name: changes.transfer })).toBeVisible();
}

inEach(
  tellings('changed-by-office', [
    { language: 'fr', width: 390, slug: 'robots-de-carton', typed: '100,00', shown: /100,00\s€/u },
    {
      language: 'en',
      width: 1280,
      slug: 'code-and-play-in-english',
      typed: '100.00',
      shown: /€100\.00/u,
    },
  ]),
  ({ language, slug, typed, shown }) => {
    story(
      'the office drops a day, sets a price, gives the place to a sister, moves it and restores it: the amount and the e-mail are previewed each time, and the family sees the change',
      async ({ page, parent, books, secretary, words }) => {
        const { account } = words;
        const main = page.getByRole('main');
        const offer = await books.offerOf(slug);
        await parent.joinAndOrder(offer);
        const [cuid = ''] = await books.registrationsOf(parent.email);
        const days = main
          .locator('dl > div')
          .filter({ has: page.getByText(account.dates, { exact: true }) })
          .locator('dd > div');
        const readAgain = () => parent.arriveAt(`/account/registrations/${cuid}`);
        await readAgain();
        await expect(days.first()).toBeVisible();
        const before = await days.count();
        await secretary.signIn('secretary', `/registrations/${cuid}`);

        await leaveDayOut(secretary, before);
        await readAgain();
        await expect(days).toHaveCount(before - 1);

        await setPrice(secretary, typed);
        await expect(secretary.panel).toContainText(shown);
        await readAgain();
        await expect(main).toContainText(shown);

        await replace(secretary, offer.birthdate);
        await readAgain();
        await expect(main).toContainText('Zoé');

        const title = `Déplacement ${language} ${ownNumber()}`;
        await books.courseOf('secretary@demo.test', title);
        await move(secretary, title);
        await readAgain();
        await expect(main).toContainText(title);
        await expect(main).toContainText(account.badges.PAYMENT_OUTSTANDING);

        await cancelAndRestore(secretary);
        await readAgain();
        await expect(main).toContainText(account.badges.PAYMENT_OUTSTANDING);
        expect(await inspectionOf(page).look()).toEqual([]);
      },
    );
  },
);
