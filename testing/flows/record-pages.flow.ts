import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { Keyboard } from './people/keyboard.ts';
import { expect, story } from './stage/story.ts';

for (const language of LANGUAGES) {
  story.describe(`in ${language}`, () => {
    story.use({ language });

    story(
      'a registration is found, opened, changed and saved by keyboard alone',
      async ({ secretary }) => {
        const { page, words } = secretary;
        const { office, records, registrations } = words;
        const keyboard = new Keyboard(page);
        const why = `Malade ${Date.now()}`;
        await secretary.signIn(
          'secretary',
          '/registrations?cancelled=false&columns=reference,participant&page_number=4',
        );
        // the first cell chooses the row; of the demo: newer ones belong to stories beside this one, which cancel them
        const row = page.getByRole('row').nth(30 + LANGUAGES.indexOf(language));
        await row.waitFor();
        const [, reference = '?', name = '?'] = await row.getByRole('cell').allTextContents();

        await page.keyboard.press('Control+k');
        await expect(page.getByPlaceholder(office.search_placeholder)).toBeFocused();
        await page.keyboard.type(reference);
        await expect(page.locator('[data-action]').first()).toContainText(name);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/registrations\/\w+\/overview$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

        const cancel = page.getByRole('button', { name: registrations.cancel });
        await keyboard.press(cancel);
        const reason = page.getByLabel(registrations.reason);
        await expect(reason).toBeFocused();
        await page.keyboard.type(why);
        await keyboard.press(
          page.getByRole('dialog').getByRole('button', { name: registrations.cancel }),
        );
        await expect(page.getByText(registrations.cancelled_done)).toBeVisible();
        await expect(page.getByRole('main').getByRole('alert')).toContainText(why);
        await expect(cancel).toHaveCount(0);

        const tab = page.getByRole('link', { name: records.tabs.history, exact: true });
        await keyboard.goTo(page.locator('.office-tabs a').first());
        while (!(await tab.evaluate((link) => link === document.activeElement)))
          await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/history$/);
        await expect(page.getByRole('main')).toContainText(why);
        await keyboard.press(page.locator('.office-back'));
        await expect(page).toHaveURL(/\/registrations\?cancelled=false&columns=/);
      },
    );
  });
}
