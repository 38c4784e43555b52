import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { Locator } from '@playwright/test';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';

for (const language of LANGUAGES) {
  story.describe(`in ${language}`, () => {
    story.use({ language });

    story(
      'what was deleted comes back with a key and with the button, which covers nothing and waits for who is at it',
      async ({ secretary }) => {
        const inspection = inspectionOf(secretary.page);
        const { page, words } = secretary;
        const { office } = words;
        const locations = textsFor(language)['office-locations'];
        const name = `Grange ${language} ${Date.now()}`;
        await secretary.signIn('administrator');
        await secretary.goTo('/locations/new');
        await page.getByLabel(locations.name, { exact: true }).fill(name);
        await secretary.panel.getByRole('button', { name: office.create }).click();
        const row = page.getByRole('row', { name });
        const undo = page.getByRole('button', { name: office.undo.of(locations.removed) });
        const remove = async () => {
          await row.click();
          await secretary.panel.getByRole('button', { name: office.remove }).focus();
          await page.keyboard.press('Enter');
          await expect(row).toHaveCount(0);
          // its panel takes the strip of its own along
          await expect(secretary.panel).toHaveCount(0);
          await expect(undo).toBeVisible();
        };

        await remove();
        const list = await page.locator('.office-page-body, .office-list').first().boundingBox();
        const strip = await page.locator('.office-undo').boundingBox();
        expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1);
        await page.keyboard.press('Control+z');
        await expect(row).toBeVisible();
        await expect(undo).toHaveCount(0);

        await remove();
        await undo.focus();
        expect(await inspection.look()).toEqual([]);
        await page.waitForTimeout(11_000);
        await page.keyboard.press('Enter');
        await expect(row).toBeVisible();

        await remove();
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(row).toHaveCount(0);
      },
    );
  });
}

for (const width of [390, 1280])
  story.describe(`at ${width} px`, () => {
    story.use({ width });

    story(
      'what is said covers neither the page nor the panel, and is announced, waits and is closed',
      async ({ secretary }) => {
        const { page, words } = secretary;
        const { office } = words;
        const locations = textsFor('fr')['office-locations'];
        const name = `Moulin ${width} ${Date.now()}`;
        const message = page.locator('.mantine-Notification-root');
        await secretary.signIn('administrator');

        await secretary.goTo('/locations/new');
        await page.getByLabel(locations.name, { exact: true }).fill(name);
        await secretary.panel.getByRole('button', { name: office.create }).click();
        await expect(secretary.panel).toHaveCount(0);
        await expect(message).toHaveAttribute('role', 'alert');
        // who is at it reads as long as they like
        await message.hover();
        await page.waitForTimeout(3500);
        await expect(message).toBeVisible();
        const rows = page.locator('.office-table :is(thead th, tbody td, .office-card)');
        await expectNotCovered(message, [page.getByRole('heading', { level: 1 }), rows]);
        await message.getByRole('button', { name: office.hide_message }).click();
        await expect(message).toHaveCount(0);

        await page.route('**/api/back-office/locations/*', (route) =>
          route.request().method() === 'DELETE' ? route.abort() : route.continue(),
        );
        await page.getByText(name).click();
        await secretary.panel.getByRole('button', { name: office.remove }).click();
        await expect(message).toBeVisible();
        await message.hover();
        const { panel } = secretary;
        await expectNotCovered(message, [
          panel.getByRole('heading'),
          panel.locator('.office-panel-foot'),
          panel.locator('.mantine-ScrollArea-root').first(),
        ]);
      },
    );
  });

/** No box of the message lies over a box of what is read. */
async function expectNotCovered(message: Locator, read: readonly Locator[]): Promise<void> {
  const over = await message.boundingBox();
  expect(over?.height).toBeGreaterThan(0);
  for (const each of read)
    for (const one of await each.all()) {
      const box = await visibleBox(one);
      if (box === null || over === null) continue;
      const apart =
        box.bottom <= over.y + 1 ||
        box.top >= over.y + over.height - 1 ||
        box.right <= over.x + 1 ||
        box.left >= over.x + over.width - 1;
      expect(apart, `${await one.innerText()} is covered`).toBe(true);
    }
}

/** What of a box can be seen: not what has been scrolled out of its list. */
async function visibleBox(one: Locator) {
  return one.evaluate((node) => {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    const list = node.closest('.office-page-body')?.getBoundingClientRect();
    const seen = list === undefined ? bottom : Math.min(bottom, list.bottom);
    return seen <= top ? null : { top, bottom: seen, left, right };
  });
}
