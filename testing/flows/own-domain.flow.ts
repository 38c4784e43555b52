import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { Treasurer } from './people/treasurer.ts';
import { ownNumber } from './stage/own-number.ts';
import { inEach } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, tellings } from './stage/tellings.ts';

const { port } = new URL(process.env['STOREFRONT_URL'] ?? 'http://localhost:3000');

/** Reads a page of the site at a host name of which only this server knows. */
function readAt(hostname: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${hostname}:${port}` };
    get({ host: '127.0.0.1', port, path, headers }, (answer) => resolve(text(answer))).on(
      'error',
      reject,
    );
  });
}

inEach(tellings('own-domain', AT_A_DESK), () => {
  story(
    'a manager gives the site a domain of its own, which search engines hear of',
    async ({ secretary, presses }) => {
      const { words, page } = secretary;
      const { 'office-host-names': texts } = textsFor(words.language);
      const number = ownNumber();
      const first = `first-${number}.localhost`;
      const own = `own-${number}.stories.eu`;
      await new Treasurer(secretary).setUp(first, { test_mode: true });
      await secretary.goTo('/host-names');
      await presses.press(page.getByLabel(texts.hostname, { exact: true }));
      await page.keyboard.type(`https://${own}/`);
      await page.keyboard.press('Enter');
      await presses.press(page.getByRole('button', { name: texts.check_of(own) }));
      const row = page.getByRole('listitem').filter({ hasText: own });
      await expect(row).toContainText(texts.resultOf('HERE'));
      await presses.press(page.getByRole('button', { name: texts.make_main_of(own) }));
      await presses.press(page.getByRole('dialog').getByRole('button', { name: texts.make_main }));
      await expect(row).toContainText(texts.main);
      presses.print('own domain of the site');

      const origin = `http://${own}:${port}`;
      const canonical = new RegExp(`<link[^>]*rel="canonical"[^>]*"${origin}/fr/activities"`);
      for (const hostname of [own, first])
        await expect.poll(() => readAt(hostname, '/fr/activities')).toMatch(canonical);
      expect(await readAt(own, '/sitemaps/pages.xml')).toContain(`<loc>${origin}/fr/activities<`);
    },
  );
});
