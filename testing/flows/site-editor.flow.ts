import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Secretary } from './people/secretary.ts';
import { ownNumber } from './stage/own-number.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, tellings } from './stage/tellings.ts';

const SITE = process.env['STOREFRONT_URL'] ?? 'http://localhost:3000';

/** The editor of a page, as its user sees it. */
class Editor {
  readonly page: Page;
  readonly words: Secretary['words'];
  constructor({ page, words }: Secretary) {
    this.page = page;
    this.words = words;
  }
  get frame(): FrameLocator {
    return this.page.frameLocator('iframe');
  }
  get outline(): Locator {
    return this.page.getByRole('region', { name: this.words.builder.outline });
  }
  row(name: string): Locator {
    return this.outline.locator('[data-row]', { hasText: name }).first();
  }
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
  /** The sections of the page in their order, as the outline names them. */
  async sections(): Promise<readonly string[]> {
    const names = this.outline.locator('.builder-rows').first().locator('> li > .builder-row');
    return (await names.locator('.builder-row-name span').allTextContents()).map((name) =>
      name.trim(),
    );
  }
  async seeSaved(): Promise<void> {
    await expect(this.page.getByText(this.words.builder.saved, { exact: true })).toBeVisible();
  }
  /** The texts of the sections of the page in the frame, in their order. */
  async seeFirst(element: string): Promise<void> {
    const first = this.frame.locator('main > [data-builder-name]').first();
    await expect(first).toHaveAttribute('data-builder-name', element);
  }
}

inEach(tellings('site-editor', AT_A_DESK), ({ language }) => {
  story(
    'a secretary makes a page, changes it as she sees it, and puts it online',
    async ({ secretary, presses, request }) => {
      const { page, words } = secretary;
      const { builder, elements } = words;
      const editor = new Editor(secretary);
      const title = language === 'fr' ? `Été ${ownNumber()}` : `Summer ${ownNumber()}`;
      const address = `/season-${language}-${ownNumber()}`;
      const online = async () => (await request.get(`${SITE}/${language}${address}`)).text();
      const press = (what: Locator) => presses.press(what);
      const publish = async () => {
        await press(editor.button(builder.publish));
        await press(page.getByRole('dialog').getByRole('button', { name: builder.publish_now }));
        await expect(page.getByRole('dialog')).toBeHidden();
      };
      await secretary.signIn('administrator', '/pages');

      await press(editor.button(builder.new_page));
      const form = page.getByRole('dialog', { name: builder.new_page });
      await form
        .getByRole('textbox', { name: new RegExp(`^${builder.page_title}`) })
        .first()
        .fill(title);
      await form.getByLabel(builder.page_address).fill(address);
      await press(form.getByRole('button', { name: builder.create }));
      await expect(editor.frame.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await request.get(`${SITE}/${language}${address}`)).status()).toBe(404);
      await publish();
      presses.print('page begun from a template');
      await expect
        .poll(async () => (await request.get(`${SITE}/${language}${address}`)).status())
        .toBe(200);
      expect(await (await request.get(`${SITE}/sitemaps/pages.xml`)).text()).toContain(address);

      const heading = editor.frame.getByRole('heading', { level: 1 });
      await press(heading);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Six semaines dehors');
      await expect(page.getByLabel(elements.fields.title, { exact: true })).toHaveValue(
        'Six semaines dehors',
      );
      expect(await online()).not.toContain('Six semaines dehors');
      await page.keyboard.press('Enter');
      await publish();
      presses.print('title changed in the page, and published');
      await expect.poll(online).toContain('Six semaines dehors');

      await press(editor.button(builder.add));
      await press(
        page.getByRole('dialog').getByRole('button', {
          name: elements.elements['catalogs-activities-cards-grid'],
          exact: true,
        }),
      );
      await press(page.getByRole('combobox', { name: elements.fields.categories }));
      await press(page.getByRole('option').first());
      await publish();
      presses.print('grid of a category added, and published');
      await expect(
        editor.frame.locator('[data-builder-name=catalogs-activities-cards-grid]').last(),
      ).toContainText('€');

      await story.step('a section is dragged, then moved by keys', async () => {
        const before = await editor.sections();
        const [first, second] = [before[0] ?? '', before[1] ?? ''];
        const rows = editor.outline.locator('.builder-rows').first().locator('> li > .builder-row');
        await presses.carry(() =>
          rows.first().dragTo(rows.nth(1), { targetPosition: { x: 60, y: 26 } }),
        );
        presses.print('section dragged');
        expect(await editor.sections()).not.toEqual(before);
        await press(editor.button(builder.undo));
        expect(await editor.sections()).toEqual(before);
        await presses.carry(async () => {
          await editor.row(second).focus();
          await page.keyboard.press('Alt+ArrowUp');
        });
        expect(await editor.sections()).toEqual([second, first, ...before.slice(2)]);
        await expect(page.getByText(builder.moved(second, 1, before.length))).toBeAttached();
        presses.print('section moved by keys');
        await page.keyboard.press('ControlOrMeta+Z');
        expect(await editor.sections()).toEqual(before);
      });
      await lookAt(page);
    },
  );

  story(
    'what was undone stays undone after a reload; both languages, a phone, and an earlier version',
    async ({ secretary, presses, request }) => {
      const { page, words } = secretary;
      const { builder, elements } = words;
      const editor = new Editor(secretary);
      const address = `/about-${language}-${ownNumber()}`;
      const both = { fr: 'Avant', en: 'Before' };
      await secretary.signIn('administrator', '/pages');
      const { cuid } = await secretary.call('createPage', {
        type: 'DEFAULT',
        pathname: address,
        title: { fr: 'Nous', en: 'Us' },
        like: null,
      });
      const { version } = await secretary.call('getOfficePage', { page: cuid });
      const heading = (text: object, id: string) => ({
        id,
        name: '',
        element: 'sections-header',
        settings: { title: text, level: 'h2' },
        children: [],
      });
      await secretary.call('updatePageDraft', {
        page: cuid,
        version,
        content: [heading(both, 'one'), heading({ fr: 'Notre équipe' }, 'two')],
      });
      const now = await secretary.call('getOfficePage', { page: cuid });
      await secretary.call('publishPage', { page: cuid, version: now.version });
      await secretary.goTo(`/pages/${cuid}`);
      const press = (what: Locator) => presses.press(what);
      await expect(editor.frame.getByText(both[language])).toBeVisible();

      const banner = elements.elements['sections-banner'];
      for (let count = 0; count < 5; count++) {
        await editor.button(builder.add).click();
        await page.getByRole('dialog').getByRole('button', { name: banner, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      expect(await editor.sections()).toHaveLength(7);
      for (let count = 0; count < 5; count++) await press(editor.button(builder.undo));
      for (let count = 0; count < 2; count++) await press(editor.button(builder.redo));
      presses.print('five steps undone, two redone');
      expect(await editor.sections()).toHaveLength(4);
      await editor.seeSaved();
      await page.reload();
      await expect.poll(() => editor.sections()).toHaveLength(4);

      await press(page.getByText(builder.widths[390], { exact: true }));
      presses.print('page seen on a phone');
      await expect.poll(() => editor.frame.locator('body').evaluate(() => innerWidth)).toBe(390);

      await editor.row('Notre équipe').click();
      const marks = editor.outline.locator('.builder-missing');
      await expect(marks).toHaveCount(1);
      await press(page.getByRole('switch', { name: builder.side_by_side }));
      await press(page.getByLabel(`${elements.fields.title} · EN`, { exact: true }));
      await page.keyboard.type('Our team');
      presses.print('other language filled in');
      await expect(marks).toHaveCount(0);
      const english = async () => (await request.get(`${SITE}/en${address}`)).text();
      expect(await english()).not.toContain('Our team');
      await editor.button(builder.publish).click();
      await lookAt(page);
      await page.getByRole('dialog').getByRole('button', { name: builder.publish_now }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect.poll(english).toContain('Our team');

      await press(editor.button(builder.more(language === 'fr' ? 'Nous' : 'Us')));
      await press(page.getByRole('menuitem', { name: builder.history }));
      await press(editor.button(builder.restore_version(1)));
      presses.print('earlier version taken up');
      await expect.poll(() => editor.sections()).toHaveLength(2);
      await editor.button(builder.undo).click();
      expect(await editor.sections()).toHaveLength(4);

      await press(editor.button(builder.page_settings));
      const settings = page.getByRole('dialog', { name: builder.page_settings });
      await press(
        settings.getByRole('textbox', { name: new RegExp(`^${builder.seo_title}`) }).first(),
      );
      await page.keyboard.type('Une équipe de confiance');
      await settings.getByLabel(builder.page_address).fill(`${address}-bis`);
      await expect(settings.getByRole('figure')).toContainText('Une équipe de confiance');
      await lookAt(page);
      presses.print('page for search engines');
      await page.keyboard.press('Escape');
      await editor.seeSaved();
      await editor.button(builder.publish).click();
      await page.getByRole('dialog').getByRole('button', { name: builder.publish_now }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect
        .poll(async () => (await request.get(`${SITE}/fr${address}-bis`)).text())
        .toContain('<title>Une équipe de confiance');
      const old = await request.get(`${SITE}/fr${address}`, { maxRedirects: 0 });
      expect(old.status()).toBe(301);
      expect(old.headers()['location']).toContain(`${address}-bis`);
    },
  );

  story(
    'nothing that was written is lost: no connection, a session that ended, a colleague on the page',
    async ({ secretary }) => {
      const { page, words } = secretary;
      const { builder, elements } = words;
      const editor = new Editor(secretary);
      await secretary.signIn('administrator', '/pages');
      const { cuid } = await secretary.call('createPage', {
        type: 'DEFAULT',
        pathname: `/lost-${language}-${ownNumber()}`,
        title: { fr: 'Rien ne se perd', en: 'Nothing is lost' },
        template: 'ABOUT',
        like: null,
      });
      const title = page.getByLabel(elements.fields.title, { exact: true });
      const kept = async () =>
        JSON.stringify((await secretary.call('getOfficePage', { page: cuid })).content);
      await secretary.goTo(`/pages/${cuid}`);
      await editor.row(elements.elements['sections-header']).click();

      await page.context().setOffline(true);
      await title.fill('Écrit sans réseau');
      await expect(page.getByText(builder.offline)).toBeVisible();
      await page.context().setOffline(false);
      await editor.seeSaved();
      expect(await kept()).toContain('Écrit sans réseau');

      await page.context().clearCookies();
      await title.fill('Écrit après la session');
      await secretary.signInAgain();
      await editor.seeSaved();
      expect(await kept()).toContain('Écrit après la session');

      const { version } = await secretary.call('getOfficePage', { page: cuid });
      await secretary.call('updatePageDraft', {
        page: cuid,
        version,
        description: { fr: 'De ma collègue', en: '' },
      });
      await title.fill('Écrit en même temps');
      await expect(page.getByRole('alert')).toContainText(builder.conflict_why);
      await editor.button(builder.keep_mine).click();
      await editor.seeSaved();
      expect(await kept()).toContain('Écrit en même temps');
    },
  );
});
