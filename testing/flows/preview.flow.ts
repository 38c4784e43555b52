import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { expect, story } from './stage/story.ts';

for (const language of LANGUAGES) {
  story.describe(`in ${language}`, () => {
    story.use({ language });

    story(
      'a preview shows the page, leads nowhere and says so',
      async ({ page, parent, words }) => {
        const said: string[] = [];
        page.on('dialog', (dialog) => {
          said.push(dialog.message());
          void dialog.accept();
        });
        await parent.arriveAt('/?preview=true');
        const main = page.getByRole('main');
        await expect(main.locator('[data-builder-id][data-builder-name]').first()).toBeAttached();
        await main.locator('a[href$="/activities"]').first().click();
        await page.locator('header a').first().click();
        expect(said).toEqual([words.shell.preview, words.shell.preview]);
        await expect(page).toHaveURL(/\?preview=true$/);
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      },
    );
  });
}
