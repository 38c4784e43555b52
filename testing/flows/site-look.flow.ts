import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, tellings } from './stage/tellings.ts';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

inEach(tellings('site-look', AT_A_DESK), () => {
  story(
    'theme and accent are seen on the site before anybody else sees them',
    async ({ secretary, presses }) => {
      const { page, words } = secretary;
      const { 'office-themes': texts, 'office-site': site } = textsFor(words.language);
      await secretary.signIn('administrator', '/site');
      const part = page.locator('#theme');
      const accent = part.getByLabel(texts.accent, { exact: true });
      const see = part.getByRole('button', { name: site.see_before });
      await presses.press(part.getByRole('radio', { name: texts.themes.studio }));
      await presses.press(accent);
      await accent.fill('#fff3a3');
      await expect(part.getByText(/#[0-9a-f]{6},/)).toBeVisible();
      const [tab] = await Promise.all([page.waitForEvent('popup'), presses.press(see)]);
      presses.print('theme and accent seen');
      await expect(tab.getByRole('main')).toBeVisible();
      await lookAt(tab);
      const look = await tab.evaluate(() => {
        const root = getComputedStyle(document.documentElement);
        return [root.getPropertyValue('--round-full'), getComputedStyle(document.body).fontFamily];
      });
      expect(look).toEqual(['3px', expect.stringContaining('Archivo')]);
      await tab.close();
      // the same in navy
      await accent.fill('#12224d');
      const [dark] = await Promise.all([page.waitForEvent('popup'), see.click()]);
      await expect(dark.getByRole('main')).toBeVisible();
      await lookAt(dark);
      await dark.close();
    },
  );

  story(
    'own styles with an import are refused at their line, and nothing changes',
    async ({ secretary, page, presses }) => {
      const { words } = secretary;
      const { 'office-styles': texts, 'office-site': site } = textsFor(words.language);
      await secretary.signIn('administrator', '/site');
      const part = secretary.page.locator('#styles');
      const css = part.getByLabel(texts.css, { exact: true });
      await presses.press(css);
      await css.fill('h1 { color: red }\n\n@import "//evil.test";');
      await presses.press(part.getByRole('button', { name: site.see_before }));
      presses.print('own styles refused at their line');
      await expect(part.getByRole('alert')).toContainText('3');
      await expect(part.locator('[data-wrong="true"]')).toHaveText('3');
      await page.goto('/');
      await expect(page.getByRole('main')).toBeVisible();
      expect(await page.content()).not.toContain('evil.test');
    },
  );
});

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

story('an icon is uploaded and removed; the logo stays', async ({ secretary, page, presses }) => {
  const { words } = secretary;
  const { 'office-themes': texts } = textsFor(words.language);
  await page.goto('/');
  const logo = await page.locator('header img').first().getAttribute('src');
  await secretary.signIn('administrator', '/site');
  const part = secretary.page.locator('#favicon');
  const [files] = await Promise.all([
    secretary.page.waitForEvent('filechooser'),
    presses.press(part.getByRole('button', { name: texts.choose_favicon })),
  ]);
  await files.setFiles({ name: 'icon.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(part.getByRole('img', { name: texts.favicon })).toBeVisible();
  const iconOf = async () => {
    await page.goto('/');
    return page.locator('link[rel=icon]').getAttribute('href');
  };
  await expect.poll(iconOf).toMatch(/^\/files\//);
  presses.print('icon of the site chosen');
  expect(await page.locator('header img').first().getAttribute('src')).toBe(logo);
  await part.getByRole('button', { name: texts.remove_favicon }).click();
  await expect.poll(iconOf).toBe(logo);
});
