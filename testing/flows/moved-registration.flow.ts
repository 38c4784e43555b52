import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { ownNumber } from './stage/own-number.ts';

for (const { language, width, slug } of [
  { language: 'fr', width: 390, slug: 'robots-de-carton' },
  { language: 'en', width: 1280, slug: 'code-and-play-in-english' },
] as const) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });
    story.slow();

    story(
      'the office moves a registration: it reads the price, the difference and the e-mail before, and the family finds its child there',
      async ({ page, parent, books, secretary, words }) => {
        const offer = await books.offerOf(slug);
        await parent.joinAndOrder(offer);
        const [cuid = ''] = await books.registrationsOf(parent.email);
        const { page: desk, words: office } = secretary;
        const { changes } = office;
        const title = `Déplacement ${language} ${ownNumber()}`;
        await secretary.signIn();
        await books.courseOf('secretary@demo.test', title);
        await secretary.goTo(`/registrations/${cuid}`);

        await secretary.panel.getByRole('button', { name: changes.transfer }).click();
        const dialog = desk
          .getByRole('dialog')
          .filter({ hasText: changes.transfer_from('').slice(-30) });
        const goal = dialog.getByRole('combobox', { name: office.registrations.choose_offer });
        await goal.fill(title);
        await desk.getByRole('option', { name: title }).first().click();
        await expect(dialog).toContainText(changes.difference);
        await expect(dialog.getByRole('region', { name: office.bookings.mail })).toContainText(
          title,
        );
        expect(await inspectionOf(desk).look()).toEqual([]);
        await dialog.getByRole('button', { name: changes.transfer }).click();
        await expect(dialog).toBeHidden();
        await expect(secretary.panel).toContainText(title);

        await parent.arriveAt(`/account/registrations/${cuid}`);
        await expect(page.getByRole('main')).toContainText(title);
        await expect(page.getByRole('main')).toContainText(
          words.account.badges.PAYMENT_OUTSTANDING,
        );
        expect(await inspectionOf(page).look()).toEqual([]);
      },
    );
  });
}
