import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';

for (const { language, width, slug } of [
  { language: 'fr', width: 390, slug: 'robots-de-carton' },
  { language: 'en', width: 1280, slug: 'code-and-play-in-english' },
] as const) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });
    story.slow();

    story(
      'the office takes back a cancellation: what is owed again and the e-mail stand there before, and the family has its place',
      async ({ page, parent, books, secretary, words }) => {
        const offer = await books.offerOf(slug);
        await parent.joinAndOrder(offer);
        const [cuid = ''] = await books.registrationsOf(parent.email);
        const { page: desk, panel, words: office } = secretary;
        const { changes } = office;
        await secretary.signIn('secretary', `/registrations/${cuid}`);
        await secretary.cancelRegistration('Le mauvais enfant');
        await panel.getByRole('button', { name: changes.restore }).click();
        const dialog = desk.getByRole('dialog').filter({ hasText: changes.restore_from });
        await expect(dialog).toContainText(changes.owed);
        await expect(dialog.getByRole('region', { name: office.bookings.mail })).toBeVisible();
        expect(await inspectionOf(desk).look()).toEqual([]);
        await dialog.getByRole('button', { name: changes.restore }).click();
        await expect(dialog).toBeHidden();
        await expect(panel).not.toContainText('Le mauvais enfant');
        await expect(panel.getByRole('button', { name: changes.transfer })).toBeVisible();

        await parent.arriveAt(`/account/registrations/${cuid}`);
        const main = page.getByRole('main');
        await expect(main).toContainText(words.account.badges.PAYMENT_OUTSTANDING);
        expect(await inspectionOf(page).look()).toEqual([]);
      },
    );
  });
}
