import type { Locator } from '@playwright/test';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK_AND_ON_A_PHONE, tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

inEach(tellings('walk-in', AT_A_DESK_AND_ON_A_PHONE), (scene) => {
  // too young for the activity, and no two alike
  const birthdate = `2023-02-0${AT_A_DESK_AND_ON_A_PHONE.indexOf(scene) + 1}`;
  story(
    'a new family is registered at the desk with its child, a waiver, the money and a receipt, in ten presses',
    async ({ books, secretary, presses }) => {
      const { page, panel, words } = secretary;
      const { registrations, payments } = words;
      const offer = await books.offerOf('robots-de-carton');
      const family = `Walkin${scene.language}${scene.width}`;
      const phone = `0470 ${String(ownNumber()).slice(-6)}`;
      await secretary.signIn('administrator', '/registrations');
      const press = (what: Locator) => presses.press(what);
      await press(page.getByRole('button', { name: registrations.add, exact: true }));
      const family_field = panel.getByRole('combobox', { name: registrations.choose_family });
      await expect(family_field).toBeFocused();
      await page.keyboard.type(`Nadia ${family}`);
      await press(panel.getByRole('button', { name: registrations.new_family }));
      const family_fields = panel.getByRole('group', { name: registrations.new_family });
      await expect(family_fields.getByLabel(registrations.phone)).toBeFocused();
      await page.keyboard.type(phone);
      await press(family_fields.getByLabel(registrations.child_firstname));
      await page.keyboard.type('Zoé');
      await press(family_fields.getByLabel(registrations.birthdate));
      await family_fields.getByLabel(registrations.birthdate).fill(birthdate);
      await press(panel.getByRole('combobox', { name: registrations.choose_offer }));
      await page.keyboard.type('carton');
      await press(page.locator(`[role=option][value="${offer.cuid}"]`));
      await press(panel.getByRole('checkbox', { name: registrations.waive.both }));
      await expect(panel.getByLabel(registrations.waive.note)).toBeFocused();
      await page.keyboard.type('Sa sœur est là aussi');
      await press(panel.getByText(payments.methodOf('CASH'), { exact: true }));
      await lookAt(page);
      await press(panel.getByRole('button', { name: registrations.submit, exact: true }));
      const receipt = panel.getByRole('link', { name: registrations.receipt });
      await expect(receipt).toBeVisible();
      await expect(panel).toContainText(`Zoé ${family}`);
      const opening = page.context().waitForEvent('page');
      await press(receipt);
      const answer = await page.request.get(
        `${secretary.origin}${(await receipt.getAttribute('href')) ?? ''}`,
      );
      expect(answer.headers()['content-type']).toBe('application/pdf');
      expect(answer.headers()['content-disposition']).toBeUndefined();
      await (await opening).close();
      presses.print('walk-in');

      // the next family that resembles them is pointed out
      await secretary.goTo('/registrations/new');
      await panel.getByRole('combobox', { name: registrations.choose_family }).fill('Nadine');
      await panel.getByRole('button', { name: registrations.new_family }).click();
      await panel.getByLabel(registrations.phone).fill(phone);
      await panel.getByRole('button', { name: words.customers.similar.take }).click();
      await expect(panel.getByText(`Zoé ${family}`)).toBeVisible();
      await lookAt(page);
    },
  );
});
