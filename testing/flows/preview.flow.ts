import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

for (const language of tellings('preview', LANGUAGES)) {
  story.describe(`in ${language}`, () => {
    story.use({ language });

    story(
      'a preview shows the page, and its links lead nowhere and say so',
      async ({ page, parent, words }) => {
        const dialog_messages: string[] = [];
        page.on('dialog', (dialog) => {
          dialog_messages.push(dialog.message());
          void dialog.accept();
        });
        await parent.arriveAt('/?preview=true');
        const main = page.getByRole('main');
        await expect(main.locator('[data-builder-id][data-builder-name]').first()).toBeAttached();
        await main.locator('a[href$="/activities"]').first().click();
        await page.locator('header a').first().click();
        const { leads_nowhere } = textsFor(words.language).preview;
        expect(dialog_messages).toEqual([leads_nowhere, leads_nowhere]);
        await expect(page).toHaveURL(/\?preview=true$/);
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      },
    );
  });
}

story(
  'announcement, menu and colours are previewed by their author before anybody else sees them',
  async ({ secretary, page }) => {
    const { words } = secretary;
    const texts = textsFor(words.language)['office-site'];
    const announcement = `Portes ouvertes ${ownNumber()}`;
    await secretary.signIn('administrator', '/site');
    const part = secretary.page
      .locator('section')
      .filter({ has: secretary.page.getByRole('heading', { name: texts.announcement }) });
    await part.getByLabel(texts.announce).check();
    await part.getByRole('textbox').first().fill(announcement);
    const [tab] = await Promise.all([
      secretary.page.waitForEvent('popup'),
      part.getByRole('button', { name: texts.see_before }).click(),
    ]);
    await expect(tab.getByText(announcement)).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByText(announcement)).toHaveCount(0);
    await page.goto(`/${new URL(tab.url()).search.replace(/draft=.*/, 'draft=none')}`);
    await expect(page.getByText(announcement)).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await tab.close();
  },
);

story('the colour of the shop is previewed on the site by its author', async ({ secretary }) => {
  const { words } = secretary;
  const texts = textsFor(words.language)['office-organisation'];
  await secretary.signIn('administrator', '/settings');
  const field = secretary.page.getByLabel(texts.accent, { exact: true });
  const previous_colour = await field.inputValue();
  await field.fill('#7a1f5c');
  const [tab] = await Promise.all([
    secretary.page.waitForEvent('popup'),
    secretary.page.getByRole('button', { name: texts.accent_preview }).click(),
  ]);
  const accent = (site: typeof tab) =>
    site.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--accent'));
  await expect(tab.getByRole('main')).toBeVisible();
  expect(await accent(tab)).toContain('7a1f5c');
  await tab.goto('/');
  expect(previous_colour).not.toBe('#7a1f5c');
  expect(await accent(tab)).toContain(previous_colour.slice(1));
  await tab.close();
});
