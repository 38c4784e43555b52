import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';

for (const { language, width, slug, typed, shown } of [
  { language: 'fr', width: 390, slug: 'robots-de-carton', typed: '100,00', shown: /100,00\s€/u },
  {
    language: 'en',
    width: 1280,
    slug: 'code-and-play-in-english',
    typed: '100.00',
    shown: /€100\.00/u,
  },
] as const) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });
    story.slow();

    story(
      'the office sets a price with its reason: the difference and the e-mail stand there before, and the family sees the price',
      async ({ page, parent, books, secretary }) => {
        const offer = await books.offerOf(slug);
        await parent.joinAndOrder(offer);
        const [cuid = ''] = await books.registrationsOf(parent.email);
        const { page: desk, panel, words: office } = secretary;
        const { changes } = office;
        await secretary.signIn('secretary', `/registrations/${cuid}`);
        await panel.getByRole('button', { name: changes.set_price }).click();
        const dialog = desk.getByRole('dialog').filter({ hasText: changes.set_price_help });
        // made a moment ago, it costs what it costs today
        const [before = ''] = changes.today_price('|').split('|');
        await dialog.getByRole('button', { name: before }).click();
        await expect(dialog.getByRole('region', { name: changes.today_lines })).toContainText(/\d/);
        await dialog.getByLabel(changes.new_price).fill(typed);
        await dialog.getByLabel(changes.price_reason).fill('Bénévole');
        await expect(dialog).toContainText(changes.difference);
        await expect(dialog.getByRole('region', { name: office.bookings.mail })).toContainText(
          'Bénévole',
        );
        expect(await inspectionOf(desk).look()).toEqual([]);
        await dialog.getByRole('button', { name: changes.set_price }).click();
        await expect(dialog).toBeHidden();
        await expect(panel).toContainText(shown);

        await parent.arriveAt(`/account/registrations/${cuid}`);
        await expect(page.getByRole('main')).toContainText(shown);
        expect(await inspectionOf(page).look()).toEqual([]);
      },
    );
  });
}
