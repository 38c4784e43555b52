import { inEachLanguage, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import sharp from 'sharp';
import type { Secretary } from './people/secretary.ts';
import { ownNumber } from './stage/own-number.ts';
import type { Presses } from './stage/presses.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, tellings } from './stage/tellings.ts';

const PHONE = { width: 390, height: 844 };

/** Draws a picture as wide as a page, which is like no other: the bars are its number. */
function drawn(): Promise<Buffer> {
  const bars = [...String(ownNumber())].map(
    (digit, index) =>
      `<rect x="${index * 80}" width="60" height="${80 + Number(digit) * 80}" fill="#fff"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#2a6"/>${bars.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Adds a picture to the library without its screen, and returns its cuid. */
async function add({ page, origin }: Secretary, name: string): Promise<string> {
  const answer = await page.request.post(
    `${origin}/api/back-office/site/images?name=${encodeURIComponent(name)}`,
    {
      data: await drawn(),
      headers: { origin, 'content-type': 'application/octet-stream' },
    },
  );
  expect(answer.status()).toBe(200);
  const { cuid }: { cuid: string } = await answer.json();
  return cuid;
}

/** Makes a page with a picture in a narrow frame and behind its title; returns its address. */
async function pageWith({ call }: Secretary, picture: string): Promise<string> {
  const pathname = `/replaced-${ownNumber()}`;
  const title = inEachLanguage(() => `Étang ${pathname}`);
  const made = await call('createPage', { type: 'DEFAULT', pathname, title, like: null });
  const { cuid: page, version } = await call('getOfficePage', { page: made.cuid });
  const settings = { url: `/files/${picture}`, 'aspect-ratio': '1 / 2' };
  const image = { id: 'a', name: '', element: 'blocks-image', settings, children: [] };
  const banner = {
    ...image,
    id: 'b',
    element: 'sections-banner',
    settings: { title, background: { image: `/files/${picture}` } },
  };
  const kept = await call('updatePageDraft', { page, version, content: [banner, image] });
  await call('publishPage', { page, version: kept.version });
  return pathname;
}

const WORDS = inEachLanguage((each) => `Cheval ${each}`);

interface Cast {
  readonly secretary: Secretary;
  readonly presses: Presses;
}

/** Replaces a picture, by its name, on three pages: from the library, with one that is uploaded. */
async function replaceOnThree({ secretary, presses }: Cast, name: string): Promise<void> {
  const { page, words } = secretary;
  const texts = textsFor(words.language)['office-library'];
  await secretary.goTo('/library');
  await presses.press(page.getByRole('button', { name }));
  const used = secretary.panel.getByText(`${texts.used_on} (3)`);
  await expect(used).toBeVisible();
  await lookAt(page);
  await presses.press(secretary.panel.getByRole('button', { name: texts.replace }));
  const dialog = page.getByRole('dialog', { name: texts.replace_title });
  await expect(dialog.getByText(texts.replaces(3))).toBeVisible();
  await expect(dialog.getByRole('button', { name })).toHaveCount(0);
  await lookAt(page);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    presses.press(dialog.getByRole('button', { name: texts.upload })),
  ]);
  const file = { name: `cheval-${ownNumber()}.png`, mimeType: 'image/png' };
  await chooser.setFiles({ ...file, buffer: await drawn() });
  const send = dialog.getByRole('button', { name: texts.replace, exact: true });
  await expect(dialog.getByLabel(texts.alt_title).first()).toBeFocused();
  await expect(send).toBeDisabled();
  for (const each of LANGUAGES) {
    await page.keyboard.type(WORDS[each]);
    await page.keyboard.press('Tab');
  }
  await lookAt(page);
  await presses.press(send);
  presses.print('picture replaced on three pages');
  await expect(page.getByText(texts.replaced(3))).toBeVisible();
  await expect(used).toBeVisible();
}

inEach(tellings('library', AT_A_DESK), ({ language }) => {
  story(
    'a picture on three pages is replaced, and keeps its focal point on a phone',
    async ({ secretary, page, presses }) => {
      await secretary.signInWithoutPage('administrator');
      const name = `étang-${ownNumber()}.png`;
      const picture = await add(secretary, name);
      const focal = { focal_x: 2000, focal_y: 9000 };
      await secretary.call('updateFile', { picture, version: 1, ...focal });
      const pathnames: string[] = [];
      for (let count = 0; count < 3; count += 1) pathnames.push(await pageWith(secretary, picture));
      await replaceOnThree({ secretary, presses }, name);
      await page.setViewportSize(PHONE);
      const loaded = new Set<string>();
      page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
      for (const pathname of pathnames) {
        await page.goto(`/${language}${pathname}`);
        const banner = page.getByRole('main').locator('section').first();
        await expect(banner).toHaveCSS('background-position', '20% 90%, 20% 90%');
        const image = page.getByRole('main').locator('img[src^="/files/"]');
        await expect(image).toHaveAttribute('alt', WORDS[language]);
        await expect(image).not.toHaveAttribute('src', `/files/${picture}`);
        await expect(image).toHaveCSS('object-position', '20% 90%');
        await expect
          .poll(() => image.evaluate((one: HTMLImageElement) => one.currentSrc))
          .toMatch(/\/files\/\w+\/(320|640|960)$/);
      }
      const shown = await page.getByRole('main').locator('img').first().getAttribute('src');
      // a browser that has the wider one already shows it in both places
      const widths = [...loaded].filter((path) => path.startsWith(shown ?? ''));
      expect(widths).toContain(`${shown}/960`);
      expect(widths.filter((path) => !/\/(320|640|960)$/.test(path))).toEqual([]);
    },
  );

  story(
    'by keyboard, with a picture of the library; the old one is brought back',
    async ({ secretary }) => {
      const office = secretary.page;
      const texts = textsFor(language)['office-library'];
      await secretary.signInWithoutPage('administrator');
      const old_name = `a-${ownNumber()}.png`;
      const new_name = `b-${ownNumber()}.png`;
      const picture = await add(secretary, old_name);
      await add(secretary, new_name);
      await secretary.goTo(`/library/${picture}`);
      await secretary.panel.getByRole('button', { name: texts.replace }).focus();
      await office.keyboard.press('Enter');
      const dialog = office.getByRole('dialog', { name: texts.replace_title });
      await dialog.getByRole('button', { name: new_name }).focus();
      await office.keyboard.press('Enter');
      await expect(dialog.getByLabel(texts.alt_title).first()).toBeFocused();
      for (const _ of LANGUAGES) await office.keyboard.press('Tab');
      await expect(dialog.getByLabel(texts.decoration)).toBeFocused();
      await office.keyboard.press('Space');
      await office.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: texts.replace, exact: true })).toBeFocused();
      await office.keyboard.press('Enter');
      await expect(office.getByText(texts.replaced(0))).toBeVisible();
      await expect(secretary.panel.getByRole('heading', { name: new_name })).toBeVisible();
      await secretary.goTo(`/library/${picture}`);
      await secretary.panel.getByRole('button', { name: texts.bring_back }).click();
      await expect(secretary.panel.getByRole('button', { name: texts.replace })).toBeVisible();
    },
  );
});
