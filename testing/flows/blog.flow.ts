import { textsFor } from '@ribambelle/texts/texts-for.ts';
import sharp from 'sharp';
import { ownNumber } from './stage/own-number.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, tellings } from './stage/tellings.ts';

/** Draws five pictures that are like no others. */
function drawn(): Promise<readonly { name: string; mimeType: string; buffer: Buffer }[]> {
  const own = ownNumber() % 200;
  return Promise.all(
    [1, 2, 3, 4, 5].map(async (number) => {
      const background = { r: number * 40, g: own, b: 120 };
      const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } });
      return {
        name: `ete-${number}.png`,
        mimeType: 'image/png',
        buffer: await picture.png().toBuffer(),
      };
    }),
  );
}

inEach(tellings('blog', AT_A_DESK), () => {
  story(
    'an article with five pictures is planned, and not there before its hour',
    async ({ secretary, page, presses }) => {
      const { page: office, words } = secretary;
      const texts = textsFor(words.language)['office-articles'];
      const { add_picture } = textsFor(words.language)['office-activities'];
      const title = `Notre été ${ownNumber()}`;
      await secretary.signIn('administrator', '/articles');
      await presses.press(office.getByRole('button', { name: texts.new_article }));
      await office
        .getByLabel(new RegExp(`^${texts.name}`))
        .first()
        .fill(title);
      await presses.press(office.getByRole('button', { name: texts.create }));
      const chooser = office.waitForEvent('filechooser');
      await presses.press(office.getByRole('button', { name: add_picture }));
      await (await chooser).setFiles([...(await drawn())]);
      await expect(office.locator('.office-picture')).toHaveCount(5);
      const text = office.locator('[contenteditable=true]').first();
      await presses.press(text);
      await text.pressSequentially('Trente enfants et un âne.');
      await lookAt(office);
      await presses.press(office.getByRole('button', { name: texts.publish, exact: true }));
      await presses.press(office.getByLabel(texts.later));
      await office.getByLabel(texts.hour).fill('2099-07-06T09:00');
      await presses.press(office.getByRole('button', { name: texts.plan, exact: true }));
      presses.print('article with five pictures planned');
      await expect(office.getByText(/2099/)).toBeVisible();

      // nobody sees it
      const [cuid = ''] = office.url().split('/').slice(-1);
      const { slug, version } = await secretary.call('getOfficeArticle', { article: cuid });
      const feed = () => page.request.get('/fr/blog/feed.xml').then((answer) => answer.text());
      expect(await feed()).not.toContain(title);
      expect((await page.request.get(`/fr/blog/${slug}`)).status()).toBe(404);

      // at its hour
      await secretary.call('publishArticle', { article: cuid, version, at: null });
      expect(await feed()).toContain(title);
      const { pictures, next_picture, previous_picture } = textsFor(words.language).blog;
      await page.goto(`/${words.language}/blog`);
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await lookAt(page);
      const carousel = page.getByRole('region', { name: pictures });
      const strip = carousel.getByRole('list');
      const place = () =>
        strip.evaluate((node) => Math.round((node.scrollLeft / node.clientWidth) * 10) / 10);
      await carousel.getByRole('button', { name: previous_picture }).click();
      await expect.poll(place).toBe(4);
      await carousel.getByRole('button', { name: next_picture }).click();
      await expect.poll(place).toBe(0);
      await strip.press('ArrowLeft');
      await expect.poll(place).toBe(4);
      await strip.press('ArrowRight');
      await expect.poll(place).toBe(0);
      await secretary.call('deleteArticle', { article: cuid });
    },
  );
});
