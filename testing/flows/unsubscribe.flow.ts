import { said } from '@ribambelle/testing/said.ts';
import { inspectionOf } from './stage/inspection.ts';
import { agreesToNews, agreeToNews, newsLinkOf } from './stage/news.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';

for (const { language, width, slug } of tellings('unsubscribe', [
  { language: 'fr', width: 390, slug: 'robots-de-carton' },
  { language: 'en', width: 1280, slug: 'code-and-play-in-english' },
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });
    story.slow();

    story(
      'a parent ends the news by the link in the footer, without a sign-in, in one press',
      async ({ page, parent, books, secretary, words }) => {
        const { newsletters } = words;
        const { birthdate } = await books.offerOf(slug);
        await parent.openAccount(birthdate);
        const chosen = [await agreeToNews(parent.email)];
        await secretary.signInWithoutPage('administrator');
        const { origin } = secretary;
        const ask = async (path: string, data: object): Promise<{ cuid: string }> => {
          const answer = await secretary.page.request.post(`${origin}/api/back-office/${path}`, {
            data,
            headers: { origin },
          });
          expect(answer.ok()).toBe(true);
          return answer.json();
        };
        const recipients = { on: 'CUSTOMERS', selection: { by: 'CHOSEN', chosen } };
        const message_texts = {
          subject: { fr: 'Nouvelles', en: 'News' },
          content: said({ fr: '<p>Ici</p>', en: '' }),
        };
        const { cuid } = await ask('mailings', { recipients, purpose: 'NEWS', ...message_texts });
        await ask(`mailings/${cuid}/send`, { as_read: 1, families: 1 });
        await expect.poll(() => newsLinkOf(parent.email)).not.toBeNull();
        const link = (await newsLinkOf(parent.email)) ?? '';

        // a reader who is not signed in, in the browser of their e-mails
        await page.context().clearCookies();
        await parent.arriveAt(link);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { name: newsletters.title })).toBeVisible();
        expect(await inspectionOf(page).look()).toEqual([]);
        // a truncated link
        await parent.arriveAt(link.slice(0, -3));
        await main.getByRole('button', { name: newsletters.button }).click();
        await expect(main.getByRole('alert')).toContainText(
          words.errors['UNSUBSCRIBE_LINK_INVALID'] ?? '',
        );
        expect(await inspectionOf(page).look()).toEqual([]);
        expect(await agreesToNews(parent.email)).toBe(true);

        await parent.arriveAt(`${link}&redirect=/activities`);
        await main.getByRole('button', { name: newsletters.button }).click();
        await expect(page.getByText(newsletters.ended)).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`/${language}/activities$`));
        expect(await agreesToNews(parent.email)).toBe(false);
      },
    );
  });
}
