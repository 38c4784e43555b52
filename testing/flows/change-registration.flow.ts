import { CHILD, type Parent } from './people/parent.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';

/** Returns the open dialog in which a registration is changed. */
const dialogOf = ({ page, words }: Parent) =>
  page.getByRole('dialog', { name: words.account.change_registration });

/** Opens the dialog from the page of the registration. */
async function openChange(parent: Parent): Promise<void> {
  await parent.page.getByRole('button', { name: parent.words.account.change_registration }).click();
  await expect(dialogOf(parent).getByRole('checkbox').first()).toBeVisible();
}

async function save(parent: Parent): Promise<void> {
  await dialogOf(parent).getByRole('button', { name: parent.words.account.save }).click();
  await expect(dialogOf(parent)).toBeHidden();
}

for (const { language, width, slug } of tellings('change-registration', [
  { language: 'fr', width: 390, slug: 'robots-de-carton' },
  { language: 'en', width: 1280, slug: 'code-and-play-in-english' },
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });
    story.slow();

    story(
      'a parent drops a day and the lunch, gets their price back, and takes both again',
      async ({ page, parent, books, words }) => {
        const offer = await books.offerOf(slug);
        const { account } = words;
        const main = page.getByRole('main');
        const dialog = dialogOf(parent);
        await parent.openAccount(offer.birthdate);
        await books.fillWallet(parent.email, 100_000);
        await parent.arriveAt(offer.path);
        await parent.addToCart();
        await parent.order('WALLET_PARTLY');
        await parent.seeConfirmation();
        const [cuid = ''] = await books.registrationsOf(parent.email);
        await parent.arriveAt(`/account/registrations/${cuid}`);
        await expect(main).toContainText(CHILD.firstname);
        const fact = main
          .locator('dl > div')
          .filter({ has: page.getByText(account.dates, { exact: true }) });
        const days = await fact.locator('dd > div').count();

        await openChange(parent);
        await dialog.getByRole('checkbox').first().uncheck();
        await dialog.getByRole('switch').first().uncheck();
        await expect(dialog).toContainText(endOf(account.change_credits('€')));
        expect(await inspectionOf(page).look()).toEqual([]);
        await page.setViewportSize({ width, height: 844 });
        await save(parent);
        await expect(fact.locator('dd > div')).toHaveCount(days - 1);
        await expect(main).toContainText(account.badges.PAYMENT_COMPLETE);

        await openChange(parent);
        await dialog.getByRole('checkbox').first().check();
        await dialog.getByRole('switch').first().check();
        await expect(dialog).toContainText(endOf(account.change_owes('€')));
        await save(parent);
        await expect(fact.locator('dd > div')).toHaveCount(days);
        await expect(main).toContainText(account.badges.PAYMENT_OUTSTANDING);
        await page.getByRole('button', { name: account.pay_wallet }).click();
        await expect(main).toContainText(account.badges.PAYMENT_COMPLETE);
      },
    );
  });
}

story.describe('in French on a phone', () => {
  story.use({ language: 'fr', width: 390 });

  story('a parent cannot drop all days', async ({ parent, books, words, page }) => {
    const offer = await books.offerOf('robots-de-carton');
    await parent.joinAndOrder(offer);
    const [cuid = ''] = await books.registrationsOf(parent.email);
    await parent.arriveAt(`/account/registrations/${cuid}`);
    await openChange(parent);
    const days = dialogOf(parent).locator('[data-field="dates"]').getByRole('checkbox');
    for (const day of await days.all()) await day.uncheck();
    await dialogOf(parent).getByRole('button', { name: words.account.save }).click();
    await expect(dialogOf(parent).locator('[data-field="dates"]')).toContainText(
      words.errors['AVAILABILITY_DATES_REQUIRED'] ?? 'no text',
    );
    await page.keyboard.press('Escape');
    await expect(dialogOf(parent)).toBeHidden();
  });
});

/** Returns the words after an amount in a text. */
function endOf(text: string): string {
  return text.split('€')[1]?.trim() ?? text;
}
