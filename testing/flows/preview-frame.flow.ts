import type { FrameMessage, OfficeMessage } from '@ribambelle/api/pages/preview-messages.ts';
import type { Page } from '@playwright/test';
import type { Secretary } from './people/secretary.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { ownNumber } from './stage/own-number.ts';
import { expect, story } from './stage/story.ts';

const both = (fr: string, en = fr) => ({ fr, en });
const element = (name: string, settings: object, children: readonly Element[] = []): Element => ({
  id: `${name}-${ownNumber()}`,
  name: '',
  element: name,
  settings: { ...settings },
  children: [...children],
});
interface Element {
  id: string;
  name: string;
  element: string;
  settings: Record<string, unknown>;
  children: Element[];
}

/** A page of ours with parts inside parts, as staff would build it. */
const nested = () => [
  element('sections-container', {}, [
    element('blocks-heading', { text: both('Nos stages', 'Our camps'), level: 'h1' }),
    element('containers-basic', {}, [
      element('blocks-paragraph', { text: both('Un', 'One') }),
      element('blocks-paragraph', { text: both('Deux', 'Two') }),
      element('containers-grid', { columns: 2 }, [
        element('blocks-paragraph', { text: both('Trois', 'Three') }),
        element('containers-flex', {}, [
          element('blocks-button', { text: both('Voir', 'See'), href: '/activities' }),
          element('blocks-button', { text: both('Lire', 'Read'), href: '/vouchers' }),
        ]),
      ]),
    ]),
  ]),
  element('sections-container', {}, [
    element('blocks-paragraph', { text: both('Quatre', 'Four') }),
    element('containers-basic', { display: 'flex' }, [
      element('blocks-paragraph', { text: both('Cinq', 'Five') }),
      element('blocks-paragraph', { text: both('Six', 'Six') }),
    ]),
  ]),
];

/** Returns the places of everything that a page draws, without the tags of a preview. */
async function placesAt(page: Page, address: string) {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  if (address.endsWith('preview=true'))
    await expect(page.locator('[data-builder-id]').first()).toBeAttached();
  return page.locator('main').evaluate((main) =>
    Array.from(main.querySelectorAll(':not([data-builder-id])'), (one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const numbers = [left, top + scrollY, width, height].map((each) => Math.round(each * 4) / 4);
      return [one.localName, ...numbers].join(' ');
    }),
  );
}

/**
 * Returns the places of a page online and in its preview. The home page lists what stories beside
 * this one put on sale: both are drawn again when the page online changed in the meantime.
 */
async function placesOfBoth(
  page: Page,
  address: string,
): Promise<{ readonly online: readonly string[]; readonly preview: readonly string[] }> {
  const online = await placesAt(page, address);
  const preview = await placesAt(page, `${address}&preview=true`);
  const after = await placesAt(page, address);
  return online.join() === after.join() ? { online, preview } : placesOfBoth(page, address);
}

/** Makes a page with this content as a draft; returns its cuid, and the path of its preview. */
async function draftOf(secretary: Secretary, content: readonly Element[]) {
  await secretary.signIn('administrator', '/');
  const { cuid } = await secretary.call('createPage', {
    type: 'DEFAULT',
    pathname: `/pages/apercu-${ownNumber()}`,
    title: both('Aperçu', 'Preview'),
    like: null,
  });
  const { version } = await secretary.call('getOfficePage', { page: cuid });
  await secretary.call('updatePageDraft', { page: cuid, version, content: [...content] });
  const { preview } = await secretary.call('getOfficePage', { page: cuid });
  return { cuid, preview };
}

for (const width of [390, 1280])
  story.describe(`at ${width} pixels`, () => {
    story.use({ width });

    story('what a preview shows stands where it stands online', async ({ secretary, page }) => {
      const { cuid, preview } = await draftOf(secretary, nested());
      for (const address of ['/?', preview.replace('preview=true&', '')]) {
        const places = await placesOfBoth(page, address);
        expect(places.online.length).toBeGreaterThan(15);
        expect(places.preview).toEqual(places.online);
      }
      await secretary.call('deletePage', { page: cuid });
    });
  });

/**
 * Frames the preview in the page that is open, as the office does, and keeps what it says. `say`
 * sends it a message; `heard` returns what it said.
 */
async function framing(page: Page, preview: string) {
  const site = new URL(process.env['STOREFRONT_URL'] ?? 'http://localhost:3000').origin;
  await page.evaluate((address) => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ data }) => heard.push(data));
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.style.cssText = 'position:fixed;inset:0;width:1200px;height:700px;z-index:9999;border:0';
    document.body.append(frame);
  }, site + preview);
  type Said<Message> = Message extends OfficeMessage ? Omit<Message, 'ribambelle'> : never;
  return {
    frame: page.frameLocator('iframe'),
    say: (message: Said<OfficeMessage>, version = 1) =>
      page.evaluate(([data, to]) => window.frames[0]?.postMessage(data, to), [
        { ribambelle: version, ...message },
        site,
      ] as const),
    heard: async <Type extends FrameMessage['type']>(type: Type) => {
      const all: FrameMessage[] = await page.evaluate(() => Reflect.get(window, 'heard'));
      return all.filter((one): one is Extract<FrameMessage, { type: Type }> => one.type === type);
    },
  };
}

story(
  'the office draws a page in its frame, and words are written where they stand',
  async ({ secretary }) => {
    const content = nested();
    const { cuid, preview } = await draftOf(secretary, content);
    await secretary.goTo('/');
    const { frame, say, heard } = await framing(secretary.page, preview);
    await expect.poll(async () => (await heard('ready')).length).toBe(1);
    const [title] = content[0]?.children ?? [];
    if (title === undefined) throw new Error('The page has no title');
    title.settings = { ...title.settings, text: both('Cet été', 'This summer') };
    await say({ type: 'show', content, language: 'en', fallback: 'fr' });
    const heading = frame.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This summer');
    await expect
      .poll(async () => (await heard('boxes')).at(-1)?.boxes.map(({ id }) => id))
      .toContain(title.id);
    const boxes = (await heard('boxes')).at(-1)?.boxes ?? [];
    const place = await heading.evaluate((one) => one.getBoundingClientRect().toJSON());
    expect(boxes.find(({ id }) => id === title.id)).toMatchObject({
      left: place.left,
      top: place.top,
    });

    await heading.click();
    await expect.poll(() => heard('pressed')).toMatchObject([{ id: title.id, field: 'text' }]);
    await secretary.page.keyboard.press('End');
    await secretary.page.keyboard.type(' again');
    await expect
      .poll(async () => (await heard('typed')).at(-1))
      .toMatchObject({ id: title.id, field: 'text', text: 'This summer again' });
    // what the office says back does not move the caret
    const text = both('Cet été', 'This summer again');
    await say({ type: 'change', id: title.id, settings: { ...title.settings, text } });
    await secretary.page.keyboard.type('!');
    await secretary.page.keyboard.press('Enter');
    await expect(heading).toHaveText('This summer again!');
    await expect(heading).not.toHaveAttribute('contenteditable');

    const button = frame.getByRole('link', { name: 'See' });
    await button.click();
    await expect.poll(async () => (await heard('pressed')).length).toBe(2);
    expect((await heard('pressed')).at(-1)?.field).toBe('text');
    await secretary.page.keyboard.press('Escape');
    expect(await heard('wanted')).toEqual([]);
    await button.click({ modifiers: ['Control'] });
    await expect.poll(async () => (await heard('wanted')).at(-1)?.path).toBe('/activities');
    await frame.locator('header a:visible').first().click();
    await expect.poll(async () => (await heard('wanted')).length).toBe(2);

    await say({ type: 'change', id: title.id, settings: { ...title.settings, text: both('') } });
    await expect.poll(async () => (await heard('refused')).at(-1)?.ids).toEqual([title.id]);
    await expect(heading).toHaveCount(0);
    await say({ type: 'change', id: title.id, settings: { ...title.settings, text } });
    await expect(heading).toHaveText('This summer again');
    await expect.poll(async () => (await heard('refused')).at(-1)?.ids).toEqual([]);

    // nothing that is no message of this version changes anything
    await say({ type: 'show', content: [], language: 'en', fallback: 'fr' }, 2);
    await say({ type: 'change', id: 'nowhere', settings: { text } });
    await say({ type: 'select', id: '__proto__' });
    await expect(heading).toHaveText('This summer again');
    await secretary.goTo('/');
    await secretary.call('deletePage', { page: cuid });
  },
);

story('a page of another origin gets no preview in a frame', async ({ secretary, browser }) => {
  const page = await browser.newPage();
  const { cuid, preview } = await draftOf(secretary, nested());
  const elsewhere = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>x</title>');
  }).listen(0, 'localhost');
  await once(elsewhere, 'listening');
  const address = elsewhere.address();
  await page.goto(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`);
  const { frame, heard } = await framing(page, preview);
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  await expect(frame.locator('main')).toHaveCount(0);
  expect(await heard('ready')).toEqual([]);
  await page.close();
  elsewhere.close();
  await secretary.call('deletePage', { page: cuid });
});
