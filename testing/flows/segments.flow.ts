import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

for (const [language, width] of tellings('segments', [
  ['fr', 390],
  ['en', 1280],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'a segment is built, its matches are counted, and a section of the site shows only those',
      async ({ page, parent, secretary, books, words }) => {
        const offer = await books.offerOf('marionnettes-de-table');
        const { segments, office } = secretary.words;
        const desk = secretary.page;
        const { panel } = secretary;
        const name = `Segment ${language} ${ownNumber()}`;
        await secretary.signIn('administrator', '/segments');
        await desk.getByRole('button', { name: segments.add }).click();
        await panel.getByLabel(segments.name, { exact: true }).fill(name);
        const count_text = panel.locator('[aria-live=polite]', { hasText: /^\d/ });
        const all = await count_text.innerText();
        await panel.getByRole('button', { name: segments.add_rule }).click();
        await panel.getByRole('combobox', { name: segments.value }).fill(offer.title[language]);
        await desk.getByRole('option', { name: offer.title[language] }).click();
        await desk.keyboard.press('Escape');
        await expect(count_text).not.toHaveText(all);
        const count = Number.parseInt(await count_text.innerText(), 10);
        expect(count).toBeGreaterThan(0);
        expect(await inspectionOf(desk).look()).toEqual([]);
        await panel.getByRole('button', { name: office.create, exact: true }).click();
        await expect(panel).toBeHidden();
        await expect(desk.getByText(name)).toBeVisible();

        const path = await books.pageOfSegment('admin@demo.test', name);
        await parent.arriveAt(path);
        const main = page.getByRole('main');
        await expect(
          main.getByRole('heading', { level: 2, name: words.catalogueDates.results(count) }),
        ).toBeVisible();
        const cards = main.getByRole('article');
        expect(await cards.count()).toBe(Math.min(20, count));
        for (const title of await cards.getByRole('heading').allInnerTexts())
          expect(title).toBe(offer.title[language]);
      },
    );
  });
}
