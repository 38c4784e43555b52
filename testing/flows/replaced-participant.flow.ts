import { CHILD } from './people/parent.ts';
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
      'the office gives a place to the sister: who she is, what it costs and the e-mail stand there before, and the family finds her name',
      async ({ page, parent, books, secretary }) => {
        const offer = await books.offerOf(slug);
        await parent.joinAndOrder(offer);
        const [cuid = ''] = await books.registrationsOf(parent.email);
        const { page: desk, words: office } = secretary;
        const { changes, registrations } = office;
        await secretary.signIn('secretary', `/registrations/${cuid}`);
        await secretary.panel.getByRole('button', { name: changes.replace }).click();
        const dialog = desk.getByRole('dialog', {
          name: changes.replace_title(`${CHILD.firstname} ${CHILD.lastname}`),
        });
        // a sister whom nobody knows yet
        await dialog.getByRole('button', { name: registrations.new_participant }).click();
        await dialog.getByLabel(registrations.firstname).fill('Zoé');
        await dialog.getByLabel(registrations.birthdate).fill(offer.birthdate);
        await dialog
          .getByRole('button', { name: registrations.create_participant, exact: true })
          .click();
        await expect(dialog).toContainText(changes.total);
        await expect(dialog.getByRole('region', { name: office.bookings.mail })).toContainText(
          'Zoé',
        );
        for (const answer of await dialog.getByRole('textbox').all()) await answer.fill('Rien');
        for (const answer of await dialog.getByRole('combobox').all()) {
          await answer.press('ArrowDown');
          await expect(desk.getByRole('option').first()).toBeVisible();
          await answer.press('ArrowDown');
          await answer.press('Enter');
          await answer.press('Tab');
        }
        expect(await inspectionOf(desk).look()).toEqual([]);
        await dialog.getByRole('button', { name: changes.replace }).click();
        await expect(dialog).toBeHidden();
        await expect(secretary.panel).toContainText('Zoé');

        await parent.arriveAt(`/account/registrations/${cuid}`);
        await expect(page.getByRole('main')).toContainText('Zoé');
        expect(await inspectionOf(page).look()).toEqual([]);
      },
    );
  });
}
