import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

for (const language of tellings('undo', LANGUAGES)) {
  story.describe(`in ${language}`, () => {
    story.use({ language });

    story(
      'a deletion is undone by keyboard and by the button, which covers nothing and waits while somebody is at it',
      async ({ secretary }) => {
        const inspection = inspectionOf(secretary.page);
        const { page, words } = secretary;
        const { office } = words;
        const locations = textsFor(language)['office-locations'];
        const name = `Grange ${language} ${ownNumber()}`;
        // the strip disappears after some seconds; the test skips the wait
        await page.clock.install();
        await secretary.signIn('administrator', '/locations/new');
        await page.getByLabel(locations.name, { exact: true }).fill(name);
        await secretary.panel.getByRole('button', { name: office.create }).click();
        // a temporary message covers nothing either
        const message = page.locator('.office-message');
        await expect(message).toHaveText(office.saved);
        await message.hover();
        await expect(secretary.panel).toHaveCount(0);
        const inPage = await page.locator('.office-page-body, .office-list').first().boundingBox();
        const message_box = await message.boundingBox();
        expect((inPage?.y ?? 0) + (inPage?.height ?? 0)).toBeLessThanOrEqual(
          (message_box?.y ?? 0) + 1,
        );
        await page.mouse.move(0, 0);
        const row = page.getByRole('row', { name });
        const undo = page.getByRole('button', { name: office.undo.of(locations.removed) });
        const remove = async () => {
          await row.click();
          await secretary.panel.getByRole('button', { name: office.remove }).focus();
          await page.keyboard.press('Enter');
          await expect(row).toHaveCount(0);
          // a panel closes with its own strip
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
        await page.clock.fastForward(11_000);
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
