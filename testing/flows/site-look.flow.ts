import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const language of tellings('site-look', LANGUAGES)) {
  story.describe(`in ${language}`, () => {
    story.use({ language });

    story(
      'theme and accent are seen on the site before anybody else sees them',
      async ({ secretary }) => {
        const { page, words } = secretary;
        const { 'office-themes': texts, 'office-site': site } = textsFor(words.language);
        await secretary.signIn('administrator', '/site');
        const part = page.locator('#theme');
        await part.getByRole('radio', { name: texts.themes.studio }).check();
        await part.getByLabel(texts.accent, { exact: true }).fill('#fff3a3');
        await expect(part.getByText(/#[0-9a-f]{6},/)).toBeVisible();
        const [tab] = await Promise.all([
          page.waitForEvent('popup'),
          part.getByRole('button', { name: site.see_before }).click(),
        ]);
        await expect(tab.getByRole('main')).toBeVisible();
        const look = await tab.evaluate(() => {
          const root = getComputedStyle(document.documentElement);
          return [
            root.getPropertyValue('--round-full'),
            getComputedStyle(document.body).fontFamily,
          ];
        });
        expect(look).toEqual(['3px', expect.stringContaining('Archivo')]);
        await tab.close();
      },
    );
  });
}

story(
  'own styles with an import are refused at their line, and nothing changes',
  async ({ secretary, page }) => {
    const { words } = secretary;
    const { 'office-styles': texts, 'office-site': site } = textsFor(words.language);
    await secretary.signIn('administrator', '/site');
    const part = secretary.page.locator('#styles');
    await part
      .getByLabel(texts.css, { exact: true })
      .fill('h1 { color: red }\n\n@import "//evil.test";');
    await part.getByRole('button', { name: site.see_before }).click();
    await expect(part.getByRole('alert')).toContainText('3');
    await expect(part.locator('[data-wrong="true"]')).toHaveText('3');
    await page.goto('/');
    await expect(page.getByRole('main')).toBeVisible();
    expect(await page.content()).not.toContain('evil.test');
  },
);

story(
  'own styles apply to public pages, and leave with the way to signing in',
  async ({ secretary }) => {
    const { words } = secretary;
    const { 'office-styles': texts, 'office-site': site } = textsFor(words.language);
    await secretary.signIn('administrator', '/site');
    const part = secretary.page.locator('#styles');
    await part.getByLabel(texts.css, { exact: true }).fill('main { color: rgb(1, 2, 3) }');
    const [tab] = await Promise.all([
      secretary.page.waitForEvent('popup'),
      part.getByRole('button', { name: site.see_before }).click(),
    ]);
    const colour = () => tab.locator('main').evaluate((main) => getComputedStyle(main).color);
    await expect.poll(colour).toBe('rgb(1, 2, 3)');
    await tab.goto(tab.url().replace(/\/\?/, '/auth/login?'));
    await expect(tab.locator('main')).toBeVisible();
    expect(await colour()).not.toBe('rgb(1, 2, 3)');
    await tab.close();
  },
);

story('an icon is uploaded and removed; the logo stays', async ({ secretary, page }) => {
  const { words } = secretary;
  const { 'office-themes': texts } = textsFor(words.language);
  await page.goto('/');
  const logo = await page.locator('header img').first().getAttribute('src');
  await secretary.signIn('administrator', '/site');
  const part = secretary.page.locator('#favicon');
  await part
    .locator('input[type=file]')
    .setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(part.getByRole('img', { name: texts.favicon })).toBeVisible();
  const iconOf = async () => {
    await page.goto('/');
    return page.locator('link[rel=icon]').getAttribute('href');
  };
  await expect.poll(iconOf).toMatch(/^\/files\//);
  expect(await page.locator('header img').first().getAttribute('src')).toBe(logo);
  await part.getByRole('button', { name: texts.remove_favicon }).click();
  await expect.poll(iconOf).toBe(logo);
});
