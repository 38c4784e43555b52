import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { register } from './stage/desk.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, tellings } from './stage/tellings.ts';
import type { TaskPart } from './stage/tasks.ts';
import { ownNumber } from './stage/own-number.ts';

/** The amount paid, in minor units. */
const PAID = 5_000;
const WAYS = [
  ['ALL', PAID, 'cancelled, all given back'],
  ['PART', 3_000, 'cancelled, a part given back'],
  ['NOTHING', 0, 'cancelled, nothing given back'],
] as const satisfies readonly (readonly [string, number, TaskPart])[];

inEach(tellings('cancel-one', AT_A_DESK), (scene) => {
  story(
    'a secretary cancels and gives back all, a part or nothing of the amount paid, with a label for the rest',
    async ({ books, secretary, presses }) => {
      const { page, panel, words } = secretary;
      const { registrations, payments, language } = words;
      const { give } = registrations;
      const offer = await books.offerOf('club-des-experiences');
      await secretary.signIn('administrator');
      for (const [how_much, amount_given, part] of WAYS) {
        const lastname = `${how_much}${scene.language}`;
        const { registration } = await register(secretary, {
          offer,
          who: {
            child: 'Ali',
            lastname,
            family: { firstname: 'Omar', email: `omar.${lastname}.${ownNumber()}@flows.test` },
            received: PAID,
          },
        });
        await secretary.goWithin(`/registrations/${registration}`);
        await presses.press(panel.getByRole('button', { name: registrations.cancel }));
        const dialog = page.getByRole('dialog', {
          name: registrations.cancel_title(`Ali ${lastname}`),
        });
        // the first field has the focus
        await expect(dialog.getByLabel(registrations.reason)).toBeFocused();
        await page.keyboard.type('Malade');
        // the whole amount is chosen already
        if (how_much !== 'ALL')
          await presses.press(dialog.getByText(give.how_much[how_much], { exact: true }));
        if (how_much === 'PART') {
          const amount = dialog.getByLabel(new RegExp(`^${give.amount('').trim()}`));
          await presses.press(amount);
          await amount.fill(String(amount_given / 100));
        }
        if (how_much !== 'ALL') {
          await presses.press(dialog.getByLabel(give.kept_label));
          await page.keyboard.type('Frais');
        }
        if (how_much === 'PART') await lookAt(page);
        await presses.press(dialog.locator('button[type=submit]'));
        await expect(dialog).toBeHidden();
        presses.print(part);
        await expect(panel).toContainText('Malade');
        if (how_much !== 'ALL') await expect(panel).toContainText('Frais');
        const total = panel.getByText(formatPrice({ amount: PAID - amount_given, language }));
        await expect(total.first()).toBeVisible();
        const back = panel.getByText(payments.given_back.BANK);
        await expect(back).toHaveCount(amount_given === 0 ? 0 : 1);
      }
    },
  );
});
