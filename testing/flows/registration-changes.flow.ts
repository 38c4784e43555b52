import type { Locator } from '@playwright/test';
import type { Secretary } from './people/secretary.ts';
import { makeChild, post, register } from './stage/desk.ts';
import { inEach } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, tellings } from './stage/tellings.ts';
import type { TaskPart } from './stage/tasks.ts';
import { ownNumber } from './stage/own-number.ts';

/** The question of the demo for this activity: whether somebody has done it before. */
const ASKED = /^(Déjà pratiqué|Done this before)/u;

/** Closes a dialog without saving. */
async function leave({ page, words: { office } }: Secretary, dialog: Locator): Promise<void> {
  // by keyboard: a preview that just arrived may move the button away from a pointer
  await dialog.getByRole('button', { name: office.cancel, exact: true }).press('Enter');
  const question = page.getByRole('dialog', { name: office.unsaved });
  await question.getByRole('button', { name: office.leave_unsaved }).click();
  await expect(dialog).toBeHidden();
}

/** Makes a registration of a child with a sister. */
async function makeRegistration(secretary: Secretary, lastname: string): Promise<string> {
  const offer = await secretary.books.offerOf('robots-de-carton');
  const family = { firstname: 'Ana', email: `ana.${lastname}.${ownNumber()}@flows.test` };
  const who = { child: 'Lou', lastname, family };
  const { registration, customer } = await register(secretary, { offer, who });
  const { birthdate } = offer;
  await makeChild(secretary, { customer, firstname: 'Mia', lastname, birthdate });
  return registration;
}

inEach(tellings('registration-changes', AT_A_DESK), ({ language }) => {
  story(
    'every change of a registration is previewed in the office in three presses: days, options, answers, price, move, replacement, restoration',
    async ({ books, secretary, presses }) => {
      const { page, panel, words } = secretary;
      const { changes, registrations, bookings } = words;
      const lastname = `Peeters${language}`;
      const name = `Lou ${lastname}`;
      await secretary.signInWithoutPage('administrator');
      const registration = await makeRegistration(secretary, lastname);
      const title = `Ailleurs ${language} ${ownNumber()}`;
      await books.courseOf('admin@demo.test', title);

      const press = (what: Locator) => presses.press(what);
      const begin = (what: string) => press(panel.getByRole('button', { name: what, exact: true }));
      const choose = async (field: Locator) => {
        await press(field);
        await press(page.getByRole('option').filter({ visible: true }).first());
      };
      const preview = async (dialog: Locator, part: TaskPart) => {
        await expect(dialog.getByRole('region', { name: bookings.mail })).toBeVisible();
        presses.print(part);
        await leave(secretary, dialog);
      };
      await secretary.goTo(`/registrations/${registration}`);

      const change_dialog = page.getByRole('dialog', { name: changes.change_title(name) });
      await begin(changes.change);
      const days = change_dialog.getByRole('group', { name: registrations.dates });
      await press(days.getByRole('checkbox').first());
      await preview(change_dialog, 'days changed, to the preview');
      await begin(changes.change);
      await choose(change_dialog.getByRole('combobox').first());
      await expect(change_dialog).toContainText(changes.difference);
      await preview(change_dialog, 'options changed, to the preview');
      await begin(changes.change);
      await choose(change_dialog.getByRole('combobox', { name: ASKED }));
      await preview(change_dialog, 'answers changed, to the preview');

      await begin(changes.set_price);
      const priced = page.getByRole('dialog', { name: changes.set_price_title(name) });
      await press(priced.getByLabel(changes.new_price));
      await priced.getByLabel(changes.new_price).fill('100');
      await press(priced.getByLabel(changes.price_reason));
      await page.keyboard.type('Bénévole');
      await expect(priced).toContainText(changes.difference);
      await preview(priced, 'price changed, to the preview');

      await begin(changes.transfer);
      const transfer_dialog = page.getByRole('dialog', { name: changes.transfer_title(name) });
      await press(transfer_dialog.getByRole('combobox', { name: registrations.choose_offer }));
      await page.keyboard.type(title);
      await press(page.getByRole('option', { name: title }).first());
      await preview(transfer_dialog, 'registration moved, to the preview');

      await begin(changes.replace);
      const replace_dialog = page.getByRole('dialog', { name: changes.replace_title(name) });
      await press(replace_dialog.getByText(`Mia ${lastname}`));
      await preview(replace_dialog, 'participant replaced, to the preview');

      await post(secretary, {
        path: `registrations/${registration}/cancel`,
        body: { message: 'Le mauvais enfant' },
      });
      await page.reload();
      await begin(changes.restore);
      const restore_dialog = page.getByRole('dialog', { name: changes.restore_title(name) });
      await expect(restore_dialog).toContainText(changes.owed);
      await expect(restore_dialog.getByRole('region', { name: bookings.mail })).toBeVisible();
      presses.print('registration restored, to the preview');
    },
  );
});
