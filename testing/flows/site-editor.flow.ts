import type { APIRequestContext, Locator } from '@playwright/test';
import {
  type InEachLanguage,
  inEachLanguage,
  type Language,
} from '@ribambelle/domain/base/languages.ts';
import { PageEditor } from './people/page-editor.ts';
import type { Secretary } from './people/secretary.ts';
import { ownNumber } from './stage/own-number.ts';
import type { Presses } from './stage/presses.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, tellings } from './stage/tellings.ts';

const SITE = process.env['STOREFRONT_URL'] ?? 'http://localhost:3000';

interface Cast {
  readonly secretary: Secretary;
  readonly presses: Presses;
  readonly request: APIRequestContext;
  readonly language: Language;
}

/** Returns an address of the site that no other telling has. */
const ownAddress = (name: string, language: Language) => `/${name}-${language}-${ownNumber()}`;

/** Returns a text in each language. */
const same = (text: string): InEachLanguage<string> => inEachLanguage(() => text);

/** Begins a page from a template, and publishes it: before that the address leads nowhere. */
async function beginPage({ secretary, presses, request, language }: Cast) {
  const { page, words } = secretary;
  const { builder } = words;
  const editor = new PageEditor(secretary);
  const address = ownAddress('season', language);
  const status = async () => (await request.get(`${SITE}/${language}${address}`)).status();
  const press = (what: Locator) => presses.press(what);
  await secretary.signIn('administrator', '/pages');
  await press(editor.button(builder.new_page));
  const form = page.getByRole('dialog', { name: builder.new_page });
  const title = form.getByRole('textbox', { name: new RegExp(`^${builder.page_title}`) });
  await title.first().fill(`Saison ${ownNumber()}`);
  await form.getByLabel(builder.page_address).fill(address);
  await press(form.getByRole('button', { name: builder.create }));
  await expect(editor.frame.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await status()).toBe(404);
  await editor.publish(press);
  presses.print('page begun from a template');
  await expect.poll(status).toBe(200);
  expect(await (await request.get(`${SITE}/sitemaps/pages.xml`)).text()).toContain(address);
  return address;
}

/** Writes the title in the page itself, and adds the activities of a category. */
async function changePage(cast: Cast, address: string) {
  const { secretary, presses, request, language } = cast;
  const { page, words } = secretary;
  const { builder, elements } = words;
  const editor = new PageEditor(secretary);
  const press = (what: Locator) => presses.press(what);
  const online = async () => (await request.get(`${SITE}/${language}${address}`)).text();
  await press(editor.frame.getByRole('heading', { level: 1 }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Six semaines dehors');
  const title = page.getByRole('textbox', { name: elements.fields.title, exact: true });
  await expect(title).toHaveValue('Six semaines dehors');
  expect(await online()).not.toContain('Six semaines dehors');
  // in the frame, the keys are those of the editor
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(title).not.toHaveValue('Six semaines dehors');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(title).toHaveValue('Six semaines dehors');
  await expect(editor.frame.getByRole('heading', { level: 1 })).toHaveText('Six semaines dehors');
  await editor.publish(press);
  presses.print('title changed in the page, and published');
  await expect.poll(online).toContain('Six semaines dehors');

  const grid = elements.elements['catalogs-activities-cards-grid'];
  await press(editor.button(builder.add));
  await press(page.getByRole('dialog').getByRole('button', { name: grid, exact: true }));
  await press(page.getByRole('combobox', { name: elements.fields.categories }));
  await press(page.getByRole('option').first());
  await editor.publish(press);
  presses.print('grid of a category added, and published');
  const cards = editor.frame.locator('[data-builder-name=catalogs-activities-cards-grid]');
  await expect(cards.first()).toContainText('€');
  // what is chosen stays in sight at another width
  await page.getByText(builder.widths[390], { exact: true }).click();
  await expect.poll(() => editor.frame.locator('body').evaluate(() => innerWidth)).toBe(390);
  await expect(cards.first().locator('> *').first()).toBeInViewport();
}

/** Scrolls until a place between two sections is beneath the header: no handle covers it there. */
async function scrollBelowHeader({ secretary }: Cast) {
  const { page } = secretary;
  const editor = new PageEditor(secretary);
  const handles = page.locator('.builder-between');
  await expect(handles.first()).toBeVisible();
  const sections = await editor.sections();
  const header = editor.frame.locator('header').first();
  await header.evaluate((bar) => {
    const first = document.querySelector('[data-builder-id] > *');
    const middle = bar.getBoundingClientRect().height / 2;
    window.scrollBy(0, (first?.getBoundingClientRect().bottom ?? 0) - middle);
  });
  await expect(handles).toHaveCount(sections.length - 1);
}

/** Moves a section with the mouse, then with the keyboard: both are one step that is undone. */
async function moveSections({ secretary, presses }: Cast) {
  const { page, words } = secretary;
  const { builder } = words;
  const editor = new PageEditor(secretary);
  const before = await editor.sections();
  const first = before[0] ?? '';
  const second = before[1] ?? '';
  const rows = editor.outline.locator('.builder-rows').first().locator('> li > .builder-row');
  await presses.carry(() => rows.first().dragTo(rows.nth(1), { targetPosition: { x: 60, y: 26 } }));
  presses.print('section dragged');
  await expect.poll(() => editor.sections()).not.toEqual(before);
  await presses.press(editor.button(builder.undo));
  await expect.poll(() => editor.sections()).toEqual(before);
  await presses.carry(async () => {
    await editor.row(second).focus();
    await page.keyboard.press('Alt+ArrowUp');
  });
  await expect.poll(() => editor.sections()).toEqual([second, first, ...before.slice(2)]);
  await expect(page.getByText(builder.moved(second, 1, before.length))).toBeAttached();
  presses.print('section moved by keys');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => editor.sections()).toEqual(before);
  await lookAt(page);
}

/** Makes a page with two titles that is online, the second in one language; opens its editor. */
async function openTitles({ secretary }: Cast, address: string): Promise<string> {
  await secretary.signIn('administrator', '/pages');
  const title = (id: string, text: object) => ({
    id,
    name: '',
    element: 'sections-header',
    settings: { title: text, level: 'h2' },
    children: [],
  });
  const { call } = secretary;
  const begun = { type: 'DEFAULT', pathname: address, title: same('Nous'), like: null } as const;
  const { cuid: page } = await call('createPage', begun);
  const { version } = await call('getOfficePage', { page });
  const content = [title('one', same('Avant')), title('two', { ...same(''), fr: 'L’équipe' })];
  const draft = await call('updatePageDraft', { page, version, content });
  await call('publishPage', { page, version: draft.version });
  await secretary.goTo(`/pages/${page}`);
  return page;
}

/** Undoes five steps and redoes two: exactly those are there after a reload. */
async function undoAndRedo({ secretary, presses }: Cast) {
  const { page, words } = secretary;
  const { builder, elements } = words;
  const editor = new PageEditor(secretary);
  await expect(editor.frame.getByText('Avant')).toBeVisible();
  const banner = elements.elements['sections-banner'];
  for (let count = 0; count < 5; count++) {
    await editor.button(builder.add).click();
    await page.getByRole('dialog').getByRole('button', { name: banner, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  expect(await editor.sections()).toHaveLength(7);
  for (let count = 0; count < 5; count++) await presses.press(editor.button(builder.undo));
  for (let count = 0; count < 2; count++) await presses.press(editor.button(builder.redo));
  presses.print('five steps undone, two redone');
  expect(await editor.sections()).toHaveLength(4);
  await editor.seeSaved();
  await page.reload();
  await expect.poll(() => editor.sections()).toHaveLength(4);
}

/** Writes the missing English beside the French, on the page as a phone shows it. */
async function translate({ secretary, presses, request }: Cast, address: string) {
  const { page, words } = secretary;
  const { builder, elements } = words;
  const editor = new PageEditor(secretary);
  const press = (what: Locator) => presses.press(what);
  await press(page.getByText(builder.widths[390], { exact: true }));
  presses.print('page seen on a phone');
  await expect.poll(() => editor.frame.locator('body').evaluate(() => innerWidth)).toBe(390);
  await editor.row('L’équipe').click();
  const marks = editor.outline.locator('.builder-missing');
  await expect(marks).toHaveCount(1);
  await press(page.getByRole('switch', { name: builder.side_by_side }));
  await press(page.getByLabel(`${elements.fields.title} · EN`, { exact: true }));
  await page.keyboard.type('Our team');
  presses.print('other language filled in');
  await expect(marks).toHaveCount(0);
  const english = async () => (await request.get(`${SITE}/en${address}`)).text();
  expect(await english()).not.toContain('Our team');
  await editor.publish(async (what) => {
    await lookAt(page);
    await what.click();
  });
  await expect.poll(english).toContain('Our team');
}

/** Looks at an earlier version in the frame; Escape leads back to the draft, from there too. */
async function lookAtEarlier({ secretary }: Cast) {
  const { page, words } = secretary;
  const { builder, versions } = words;
  const editor = new PageEditor(secretary);
  const titles = editor.frame.locator('[data-builder-name] h2');
  const now = await titles.allTextContents();
  const look = async () => {
    await editor.button(builder.more('Nous')).click();
    await page.getByRole('menuitem', { name: versions.title }).click();
    await editor.button(versions.look_at(1)).click();
    await expect(page.getByText(versions.shown(1))).toBeVisible();
    await expect(titles).toHaveCount(2);
    await expect(editor.button(versions.back_to_draft)).toBeFocused();
  };
  await look();
  await lookAt(page);
  await titles.first().click();
  await page.keyboard.type('x');
  await expect(titles.first()).toHaveText('Avant');
  await page.keyboard.press('Escape');
  await expect(titles).toHaveText(now);
  await look();
  await editor.button(versions.back_to_draft).click();
  await expect(titles).toHaveText(now);
}

/** Takes an earlier version up as the draft, which can be undone. */
async function takeUpEarlier({ secretary, presses }: Cast) {
  const { page, words } = secretary;
  const { builder, versions } = words;
  const editor = new PageEditor(secretary);
  const press = (what: Locator) => presses.press(what);
  await press(editor.button(builder.more('Nous')));
  await press(page.getByRole('menuitem', { name: versions.title }));
  await press(editor.button(versions.restore_version(1)));
  presses.print('earlier version taken up');
  await expect.poll(() => editor.sections()).toHaveLength(2);
  await editor.button(builder.undo).click();
  expect(await editor.sections()).toHaveLength(4);
}

/** Writes the page for search engines and gives it another address: the old one leads there. */
async function beFound({ secretary, presses, request }: Cast, address: string) {
  const { page, words } = secretary;
  const { builder } = words;
  const editor = new PageEditor(secretary);
  const press = (what: Locator) => presses.press(what);
  await press(editor.button(builder.page_settings));
  const settings = page.getByRole('dialog', { name: builder.page_settings });
  const title = settings.getByRole('textbox', { name: new RegExp(`^${builder.seo_title}`) });
  await press(title.first());
  await page.keyboard.type('Une équipe de confiance');
  await settings.getByLabel(builder.page_address).fill(`${address}-bis`);
  await expect(settings.getByRole('figure')).toContainText('Une équipe de confiance');
  await lookAt(page);
  presses.print('page for search engines');
  await page.keyboard.press('Escape');
  await editor.seeSaved();
  await editor.publish();
  const moved = async () => (await request.get(`${SITE}/fr${address}-bis`)).text();
  await expect.poll(moved).toContain('<title>Une équipe de confiance');
  const old = await request.get(`${SITE}/fr${address}`, { maxRedirects: 0 });
  expect(old.status()).toBe(301);
  expect(old.headers()['location']).toContain(`${address}-bis`);
}

/** Writes without a network, after the session ended, and while a colleague writes too. */
async function loseNothing({ secretary, language }: Cast) {
  const { page, words, call } = secretary;
  const { builder, elements } = words;
  const editor = new PageEditor(secretary);
  await secretary.signIn('administrator', '/pages');
  const { cuid } = await call('createPage', {
    type: 'DEFAULT',
    pathname: ownAddress('lost', language),
    title: same('Rien ne se perd'),
    template: 'ABOUT',
    like: null,
  });
  const title = page.getByRole('textbox', { name: elements.fields.title, exact: true });
  const seeKept = async (text: string) => {
    await editor.seeSaved();
    const { content } = await secretary.call('getOfficePage', { page: cuid });
    expect(JSON.stringify(content)).toContain(text);
  };
  await secretary.goTo(`/pages/${cuid}`);
  await editor.row(elements.elements['sections-header']).click();
  // the frame has all its code once it tells where the element is
  await expect(page.locator('.builder-chosen')).toBeVisible();

  await page.context().setOffline(true);
  await title.fill('Écrit sans réseau');
  await expect(page.getByText(builder.offline)).toBeVisible();
  await page.context().setOffline(false);
  await seeKept('Écrit sans réseau');

  await page.context().clearCookies();
  await title.fill('Écrit après la session');
  await secretary.signInAgain();
  await seeKept('Écrit après la session');

  const { version } = await secretary.call('getOfficePage', { page: cuid });
  const description = same('De ma collègue');
  await secretary.call('updatePageDraft', { page: cuid, version, description });
  await title.fill('Écrit en même temps');
  await expect(page.getByRole('alert')).toContainText(builder.conflict_why);
  await editor.button(builder.keep_mine).click();
  await seeKept('Écrit en même temps');
}

inEach(tellings('site-editor', AT_A_DESK), ({ language }) => {
  story(
    'a secretary makes a page, changes it as she sees it, and puts it online',
    async ({ secretary, presses, request }) => {
      const cast = { secretary, presses, request, language };
      await changePage(cast, await beginPage(cast));
      await scrollBelowHeader(cast);
      await moveSections(cast);
    },
  );

  story(
    'what was undone stays undone; both languages, a phone, and an earlier version',
    async ({ secretary, presses, request }) => {
      const cast = { secretary, presses, request, language };
      const address = ownAddress('about', language);
      await openTitles(cast, address);
      await undoAndRedo(cast);
      await translate(cast, address);
      await lookAtEarlier(cast);
      await takeUpEarlier(cast);
      await beFound(cast, address);
    },
  );

  story(
    'nothing that was written is lost: no network, no session, a colleague on the page',
    async ({ secretary, presses, request }) =>
      loseNothing({ secretary, presses, request, language }),
  );
});
