import type { Page } from '@playwright/test';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

const BORN = '2016-05-02';

/** A collaborator that no story hires again. */
const COACH = 'Zoé Lannoy';

// a different lesson in each, because it is the same person
for (const [language, width, lesson] of tellings('stand-ins', [
  ['fr', 390, 0],
  ['en', 1280, 1],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'one person stands in for two lessons at the same hour: a family takes one, and the other is off sale',
      async ({ page, parent, secretary, books, words }) => {
        story.slow();
        const once = `${language} ${ownNumber()}`;
        const violin = await books.courseOf('admin@demo.test', `Violon ${once}`);
        const cello = await books.courseOf('admin@demo.test', `Violoncelle ${once}`);
        const path = await dateOf(page, { language, slug: violin.slug, lesson });
        const other = await dateOf(page, { language, slug: cello.slug, lesson });

        const { page: desk, panel } = secretary;
        const { availabilities, week } = secretary.words;
        await secretary.signInWithoutPage('administrator');
        const standIn = async (date: string, elsewhere: string | null) => {
          await secretary.goTo(`/availabilities/${cuidOf(date)}`);
          await panel.getByText(availabilities.stand_ins, { exact: true }).click();
          const choice = panel.locator('.office-inset input:not([type=hidden])').first();
          await choice.click();
          await choice.fill(COACH);
          await desk.getByRole('option', { name: COACH, exact: true }).first().click();
          if (elsewhere !== null) {
            const question = desk.getByRole('dialog', { name: week.stand_in_title(COACH) });
            await expect(question).toContainText(elsewhere);
            await question.getByRole('button', { name: week.stand_in_anyway }).click();
          }
          await expect(panel.locator('.office-line').first()).toContainText(COACH);
        };
        await standIn(path, null);
        await standIn(other, violin.title);
        await panel.getByRole('heading', { level: 2 }).click();
        expect(await inspectionOf(desk).look()).toEqual([]);

        await parent.openAccount(BORN);
        await parent.arriveAt(path);
        await parent.addToCart();
        await parent.order('DELAYED');
        await parent.seeConfirmation();

        await parent.arriveAt(other);
        await expect(page.getByRole('main')).toContainText(
          words.availabilityPage.notices.overlap.title,
        );
        await secretary.goTo(`/availabilities/${cuidOf(other)}`);
        await expect(panel.locator('#exclusions')).toContainText(COACH);
        await expect(panel.locator('#exclusions')).toContainText(violin.title);
      },
    );
  });
}

/** Returns the path of a date on offer of an activity, without its language. */
async function dateOf(
  page: Page,
  { language, slug, lesson }: { language: string; slug: string; lesson: number },
): Promise<string> {
  await page.goto(`/${language}/activities/${slug}`);
  const links = page.getByRole('main').locator('a[href*="/availabilities/"]');
  const paths = new Set<string>();
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    paths.add(new URL(href, page.url()).pathname.replace(/^\/(fr|en)(?=\/)/u, ''));
  }
  return [...paths][lesson] ?? '';
}

const cuidOf = (path: string) => path.split('/').at(-1) ?? '';
