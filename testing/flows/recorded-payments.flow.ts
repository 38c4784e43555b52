import type { Locator } from '@playwright/test';
import type { Secretary } from './people/secretary.ts';
import { read, register } from './stage/desk.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK_AND_ON_A_PHONE, tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

/** Voids the open payment, which never came. */
async function voidIt({ page, panel, words: { payments } }: Secretary): Promise<void> {
  const take_back = panel.getByRole('button', { name: payments.void, exact: true });
  await take_back.click();
  const question = page.getByRole('dialog', { name: payments.void_title });
  await question.getByLabel(payments.void_reason).fill('Enregistré deux fois');
  await question.getByRole('button', { name: payments.void_title }).click();
  await expect(page.getByText(payments.voided)).toBeVisible();
  await expect(panel).toContainText(payments.stateOf('VOIDED'));
  await expect(panel).toContainText('Enregistré deux fois');
  await expect(take_back).toBeHidden();
}

/** Corrects the open payment to another amount, in minor units. */
async function correctIt(
  { page, panel, words: { payments } }: Secretary,
  { amount, press }: { amount: number; press: (what: Locator) => Promise<void> },
): Promise<void> {
  await press(panel.getByRole('button', { name: payments.correct, exact: true }));
  const correction = page.getByRole('dialog', { name: payments.correct_title });
  const received_field = correction.getByLabel(payments.received, { exact: true });
  await press(received_field);
  await received_field.fill(String(amount / 100));
  await press(correction.getByLabel(payments.correct_reason));
  await page.keyboard.type('Une dizaine de trop');
  await press(correction.getByRole('button', { name: payments.correct_title }));
  await expect(correction).toBeHidden();
  await expect(panel).toContainText('Une dizaine de trop');
}

inEach(tellings('recorded-payments', AT_A_DESK_AND_ON_A_PHONE), (scene) => {
  story(
    'a secretary records a part payment and the rest, is warned of a duplicate, voids it, corrects another payment, and records one for several debts and more',
    async ({ secretary, books, presses }) => {
      const { page, words, panel } = secretary;
      const { payments, registrations } = words;
      const offer = await books.offerOf('club-des-experiences');
      const lastname = `Verse${scene.language}${scene.width}`;
      const family = { firstname: 'Greta', email: `greta.${lastname}.${ownNumber()}@flows.test` };
      const press = (what: Locator) => presses.press(what);
      const received_field = panel.getByLabel(payments.received, { exact: true });
      const record = panel.getByRole('button', { name: payments.record, exact: true });
      await secretary.signInWithoutPage('administrator');
      const { registration, customer } = await register(secretary, {
        offer,
        who: { child: 'Tom', lastname, family },
      });

      await secretary.goTo(`/registrations/${registration}`);
      await press(panel.getByRole('link', { name: payments.add }));
      await press(received_field);
      await received_field.fill('20');
      await press(record);
      await expect(panel).toContainText(payments.allocations);
      presses.print('part payment recorded');

      await secretary.goTo(`/registrations/${registration}`);
      await press(panel.getByRole('link', { name: payments.add }));
      // the amount owed for that communication is filled in already
      await expect(received_field).not.toHaveValue(/^0[,.]00/u);
      const rest_text = await received_field.inputValue();
      await lookAt(page);
      await press(record);
      await expect(panel).toContainText(payments.allocations);
      presses.print('payment recorded');

      await secretary.goTo(`/payments/new?family=${customer}`);
      await press(received_field);
      await received_field.fill(rest_text);
      await press(record);
      await expect(panel.getByRole('alert')).toContainText(rest_text);
      await expect(record).toBeDisabled();
      await press(panel.getByRole('checkbox', { name: payments.twice_ask }));
      await press(record);
      await expect(panel).toContainText(payments.credited);
      presses.print('payment recorded twice, and warned');

      await voidIt(secretary);
      await secretary.goWithin(`/registrations/${registration}`);
      await expect(panel).toContainText(registrations.payments.COMPLETE);

      // two more receivables: one payment is for both, and the rest is credit
      for (const child of ['Eva', 'Sam'])
        await register(secretary, { offer, who: { child, lastname, family: customer } });
      const { outstanding_amount: outstanding } = await read<{ outstanding_amount: number }>(
        secretary,
        `customers/${customer}`,
      );
      await secretary.goWithin(`/customers/${customer}/payments`);
      await press(page.getByRole('link', { name: payments.add }));
      await press(received_field);
      await received_field.fill(String(outstanding / 100 + 10));
      await press(record);
      await expect(panel).toContainText(payments.credited);
      presses.print('payment over several things, and beyond');
      for (const child of ['Eva', 'Sam']) await expect(panel).toContainText(child);

      await correctIt(secretary, { amount: outstanding, press });
      presses.print('payment corrected');
      await lookAt(page);
    },
  );
});
