import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { Keyboard } from './people/keyboard.ts';
import { read, register } from './stage/desk.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

for (const language of tellings('record-pages', LANGUAGES)) {
  story.describe(`in ${language}`, () => {
    story.use({ language });

    story(
      'a registration is found, opened, cancelled and read again by keyboard only',
      async ({ secretary, books }) => {
        const { page, words } = secretary;
        const { office, records, registrations } = words;
        const keyboard = new Keyboard(page);
        const why = `Malade ${ownNumber()}`;
        const lastname = `Maes${ownNumber()}`;
        const list = '/registrations?cancelled=false&columns=reference,participant&page_number=2';
        await secretary.signIn('administrator', list);
        const offer = await books.offerOf('club-des-experiences');
        const email = `an.${lastname}@flows.test`;
        const who = { child: 'Ali', lastname, family: { firstname: 'An', email } };
        const { registration } = await register(secretary, { offer, who });
        const { reference } = await read<{ reference: string }>(
          secretary,
          `registrations/${registration}`,
        );

        await page.keyboard.press('Control+k');
        await expect(page.getByPlaceholder(office.search_placeholder)).toBeFocused();
        await page.keyboard.type(reference);
        await expect(page.locator('[data-action]').first()).toContainText(lastname);
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
