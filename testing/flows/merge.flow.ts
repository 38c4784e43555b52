import type { Locator } from '@playwright/test';
import { makeChild, makeFamily } from './stage/desk.ts';
import { inspectionOf } from './stage/inspection.ts';
import { inEach } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

inEach(tellings('merge', AT_A_DESK), ({ language }) => {
  story('two records of one child are merged, in four presses', async ({ secretary, presses }) => {
    const { page, panel, words } = secretary;
    const { merges, customers } = words;
    await secretary.signInWithoutPage('administrator');
    const lastname = `Double${language}`;
    const customer = await makeFamily(secretary, {
      firstname: 'Nadia',
      lastname,
      email: `nadia.${language}.${ownNumber()}@flows.test`,
      phone: '',
      language,
    });
    await makeChild(secretary, { customer, firstname: 'Zoé', lastname, birthdate: '2017-05-04' });
    await makeChild(secretary, { customer, firstname: 'Zoe', lastname, birthdate: '2017-04-05' });
    const press = (what: Locator) => presses.press(what);
    await secretary.goTo(`/customers/${customer}/children`);
    await press(page.getByRole('link', { name: `Zoé ${lastname}` }));
    await press(panel.getByRole('button', { name: merges.merge_participant }));
    const dialog = page.getByRole('dialog', {
      name: merges.merge_participant_title(`Zoé ${lastname}`),
    });
    await press(dialog.getByText(`Zoe ${lastname}`));
    await expect(dialog.getByRole('radio', { name: `Zoé ${lastname}` })).toBeChecked();
    await expect(dialog).toContainText(merges.moves_nothing);
    expect(await inspectionOf(page).look()).toEqual([]);
    await press(dialog.getByRole('button', { name: merges.merge, exact: true }));
    await expect(dialog).toBeHidden();
    await expect(page.getByText(merges.merged_participants)).toBeVisible();
    presses.print('participants merged');

    await secretary.goTo(`/customers/${customer}/children`);
    await expect(page.getByRole('heading', { name: customers.children })).toBeVisible();
    await expect(page.getByRole('link', { name: `Zoé ${lastname}` })).toBeVisible();
    await expect(page.getByRole('link', { name: `Zoe ${lastname}` })).toBeHidden();
  });
});

inEach(tellings('merge 2', AT_A_DESK), ({ language }) => {
  story('a child moves to another family, in five presses', async ({ secretary, presses }) => {
    const { page, panel, words } = secretary;
    const { merges, registrations } = words;
    await secretary.signInWithoutPage('administrator');
    const lastname = `Moves${language}`;
    const of = { lastname, phone: '', language };
    const stamp = `${language}.${ownNumber()}@flows.test`;
    const from = { ...of, firstname: 'Odette', email: `odette.${stamp}` };
    const customer = await makeFamily(secretary, from);
    const to = await makeFamily(secretary, { ...of, firstname: 'Karim', email: `karim.${stamp}` });
    await makeChild(secretary, { customer, firstname: 'Lou', lastname, birthdate: '2017-05-04' });
    const press = (what: Locator) => presses.press(what);
    await secretary.goTo(`/customers/${customer}/children`);
    await press(page.getByRole('link', { name: `Lou ${lastname}` }));
    await press(panel.getByRole('button', { name: merges.move, exact: true }));
    const dialog = page.getByRole('dialog', { name: merges.move_title(`Lou ${lastname}`) });
    await press(dialog.getByRole('combobox', { name: registrations.choose_family }));
    await page.keyboard.type(`Karim ${lastname}`);
    await press(page.locator(`[role=option][value="${to}"]`));
    await expect(dialog).toContainText(merges.stays_help);
    expect(await inspectionOf(page).look()).toEqual([]);
    await press(dialog.getByRole('button', { name: merges.move, exact: true }));
    await expect(dialog).toBeHidden();
    await expect(panel).toContainText(`Karim ${lastname}`);
    presses.print('child moved to another family');
  });
});

inEach(tellings('merge 3', AT_A_DESK), ({ language }) => {
  story(
    'two accounts of one family are merged, in three presses',
    async ({ secretary, presses }) => {
      const { page, words } = secretary;
      const { merges, customers } = words;
      await secretary.signInWithoutPage('administrator');
      const lastname = `Twice${language}`;
      const of = { firstname: 'Samira', lastname, language };
      const stamp = `${language}.${ownNumber()}@flows.test`;
      const email = `samira.${stamp}`;
      const customer = await makeFamily(secretary, { ...of, email, phone: '' });
      const phone = `0470 ${String(ownNumber()).slice(-6)}`;
      const other = await makeFamily(secretary, { ...of, email: `samira.work.${stamp}`, phone });
      const born = { lastname, birthdate: '2017-05-04' };
      await makeChild(secretary, { customer, firstname: 'Ilyas', ...born });
      await makeChild(secretary, { customer: other, firstname: 'Ilyas', ...born });
      const press = (what: Locator) => presses.press(what);
      await secretary.goTo(`/customers/${customer}/overview`);
      await press(page.getByRole('button', { name: merges.merge, exact: true }));
      const dialog = page.getByRole('dialog', {
        name: merges.merge_customer_title(`Samira ${lastname}`),
      });
      await press(dialog.getByRole('button', { name: customers.similar.take }).first());
      await expect(dialog).toContainText(merges.signs_in(email));
      await expect(dialog).toContainText(merges.same_children('Ilyas'));
      expect(await inspectionOf(page).look()).toEqual([]);
      await press(dialog.getByRole('button', { name: merges.merge, exact: true }));
      await expect(dialog).toBeHidden();
      await expect(page.getByText(merges.merged_customers)).toBeVisible();
      presses.print('families merged');

      // a link to the account that no longer exists
      await secretary.goTo(`/customers/${other}/children`);
      await expect(page).toHaveURL(new RegExp(`/customers/${customer}/children`));
      await expect(page.getByText(merges.led_on)).toBeVisible();
      await expect(page.getByRole('link', { name: `Ilyas ${lastname}` })).toHaveCount(2);
      expect(await inspectionOf(page).look()).toEqual([]);
    },
  );
});
