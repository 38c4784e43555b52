import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import type { Secretary } from './people/secretary.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

const SLUGS = { fr: 'robots-de-carton', en: 'code-and-play-in-english' } as const;

for (const language of tellings('notes', LANGUAGES)) {
  story.describe(`in ${language} at 1280 px`, () => {
    story.use({ language, width: 1280 });
    story.slow();

    story(
      'a family is tagged, found by its tag and gets notes; on a phone it reads only the note that is for it',
      async ({ page, parent, books, secretary }) => {
        const offer = await books.offerOf(SLUGS[language]);
        await parent.joinAndOrder(offer);
        const [registration = ''] = await books.registrationsOf(parent.email);
        const { page: desk, words } = secretary;
        const { notes, records } = words;
        const inspectDesk = async () => expect(await inspectionOf(desk).look()).toEqual([]);
        const tag = `${language} ${ownNumber()}`;
        await secretary.signIn('secretary', '/tags');

        // a tag of the list, in a colour
        await desk.getByLabel(notes.name).fill(tag);
        await desk.getByRole('combobox', { name: notes.colour, exact: true }).click();
        await desk.getByRole('option', { name: notes.colours.GREEN }).click();
        await desk.getByRole('button', { name: notes.add_tag, exact: true }).click();
        await expect(desk.getByRole('listitem').filter({ hasText: tag })).toBeVisible();
        await inspectDesk();

        // the family has the tag
        await secretary.goTo(`/customers?search=${encodeURIComponent(parent.email)}`);
        await secretary.openTheOneFound();
        await secretary.panel.getByRole('link', { name: records.open_page }).click();
        await expect(secretary.panel).toBeHidden();
        const tags = desk.getByRole('group', { name: notes.tags });
        await tags.getByRole('button', { name: notes.tags }).click();
        await desk.getByRole('combobox', { name: notes.choose_tags }).fill(tag);
        await desk.getByRole('option', { name: tag }).click();
        await inspectDesk();
        await desk.keyboard.press('Escape');
        await desk.keyboard.press('Escape');
        await expect(tags).toContainText(tag);

        await writeAndPutBack(secretary);

        // found by its tag, the only one
        await secretary.goTo('/customers');
        await desk.getByRole('combobox', { name: notes.all_tags }).click();
        await desk.getByRole('option', { name: tag }).click();
        await secretary.openTheOneFound();
        await expect(secretary.panel).toContainText(parent.email);
        await inspectDesk();

        // of the registration: for the team, and for the family
        await secretary.goTo(`/registrations/${registration}/notes`);
        await write(secretary, 'Impayé depuis mars');
        await write(secretary, 'Prévoyez des bottes', { for_family: true });
        await expect(
          desk.getByRole('listitem').filter({ hasText: notes.reads_family }),
        ).toHaveCount(1);
        await inspectDesk();

        // with everything else that happened to it
        await desk.getByRole('link', { name: records.tabs.history, exact: true }).click();
        await expect(desk.getByRole('main')).toContainText('Impayé depuis mars');
        await inspectDesk();

        await page.setViewportSize({ width: 390, height: 844 });
        await parent.arriveAt(`/account/registrations/${registration}`);
        await expect(page.getByRole('main')).toContainText('Prévoyez des bottes');
        await expect(page.getByRole('main')).not.toContainText('Impayé');
        expect(await inspectionOf(page).look()).toEqual([]);
      },
    );
  });
}

/** Writes, changes, deletes and restores a note of the family whose page is open. */
async function writeAndPutBack({ page, words }: Secretary): Promise<void> {
  const { notes, records, office } = words;
  await page.getByRole('link', { name: records.tabs.notes, exact: true }).click();
  await write({ page, words }, 'Rappeler lundi');
  const note = page.getByRole('listitem').filter({ hasText: 'Rappeler' });
  await note.getByRole('button', { name: notes.edit }).click();
  await page.getByLabel(notes.words, { exact: true }).fill('Rappeler mardi');
  await page.getByRole('button', { name: office.save, exact: true }).click();
  await expect(note).toContainText('mardi');
  expect(await inspectionOf(page).look()).toEqual([]);
  await note.getByRole('button', { name: notes.remove }).click();
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: office.undo.of(notes.removed) }).click();
  await expect(note).toBeVisible();
}

/** Writes a note on the page that is open. */
async function write(
  { page, words }: Pick<Secretary, 'page' | 'words'>,
  text: string,
  { for_family = false } = {},
): Promise<void> {
  const { notes } = words;
  await page.getByLabel(notes.note).fill(text);
  if (for_family) await page.getByLabel(notes.for_family).check();
  await page.getByRole('button', { name: notes.add, exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
}
