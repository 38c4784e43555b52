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
      'the office leaves a day out of a registration: what that comes to and the e-mail stand there before, and the family sees one day less',
      async ({ page, parent, books, secretary, words }) => {
        const { account } = words;
        const offer = await books.offerOf(slug);
        await parent.joinAndOrder(offer);
        const [cuid = ''] = await books.registrationsOf(parent.email);
        const fact = page
          .getByRole('main')
          .locator('dl > div')
          .filter({ has: page.getByText(account.dates, { exact: true }) });
        await parent.arriveAt(`/account/registrations/${cuid}`);
        await expect(fact.locator('dd > div').first()).toBeVisible();
        const days = await fact.locator('dd > div').count();
        const { page: desk, panel, words: office } = secretary;
        const { changes, registrations } = office;
        await secretary.signIn('secretary', `/registrations/${cuid}`);
        await panel.getByRole('button', { name: changes.change, exact: true }).click();
        const dialog = desk.getByRole('dialog').filter({
          has: desk.getByRole('group', { name: registrations.dates }),
        });
        const group = dialog.getByRole('group', { name: registrations.dates });
        await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(days);
        await group.getByRole('checkbox').first().uncheck();
        await expect(dialog).toContainText(changes.difference);
        await expect(dialog.getByRole('region', { name: office.bookings.mail })).toBeVisible();
        expect(await inspectionOf(desk).look()).toEqual([]);
        await dialog.getByRole('button', { name: changes.change, exact: true }).click();
        await expect(dialog).toBeHidden();

        await parent.arriveAt(`/account/registrations/${cuid}`);
        await expect(fact.locator('dd > div')).toHaveCount(days - 1);
        expect(await inspectionOf(page).look()).toEqual([]);
      },
    );
  });
}
