import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';

for (const { language, width, slug } of [
  { language: 'fr', width: 390, slug: 'club-des-experiences' },
  { language: 'en', width: 1280, slug: 'code-and-play-in-english' },
] as const) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });
    story.slow();

    story(
      'a secretary is warned of a transfer that she recorded before, and voids the one that never came',
      async ({ secretary, parent, books, presses }) => {
        const { page, words, panel } = secretary;
        const { payments, registrations } = words;
        const offer = await books.offerOf(slug);
        await parent.join(offer);
        await parent.arriveAt(offer.path);
        await parent.addToCart();
        await parent.order('DELAYED');
        await parent.seeConfirmation();

        await secretary.signIn();
        await secretary.openRegistration(parent.email);
        await presses.press(panel.getByRole('link', { name: payments.add }));
        await presses.press(panel.getByRole('button', { name: payments.take_all }));
        const amount = await panel.getByLabel(payments.received, { exact: true }).inputValue();
        expect(await inspectionOf(page).look()).toEqual([]);
        await presses.press(panel.getByRole('button', { name: payments.record, exact: true }));
        await expect(panel).toContainText(payments.allocations);
        presses.print('payment of a registration', { most: 3 });
        // on a phone a panel lies over the menu
        await secretary.goTo('/');
        await secretary.openRegistration(parent.email);
        await expect(panel).toContainText(registrations.payments.COMPLETE);

        await secretary.goTo('/payments');
        await page.getByRole('button', { name: payments.add }).click();
        await panel.getByRole('combobox', { name: registrations.choose_family }).fill(parent.email);
        await page.getByRole('option', { name: parent.email }).click();
        await panel.getByLabel(payments.received, { exact: true }).fill(amount);
        const record = panel.getByRole('button', { name: payments.record, exact: true });
        await record.click();
        await expect(panel.getByRole('alert')).toContainText(amount);
        await expect(record).toBeDisabled();
        await panel.getByRole('checkbox', { name: payments.twice_ask }).check();
        await record.click();
        await expect(panel).toContainText(payments.credited);

        await panel.getByRole('button', { name: payments.void, exact: true }).click();
        const question = page.getByRole('dialog', { name: payments.void_title });
        await question.getByLabel(payments.void_reason).fill('Enregistré deux fois');
        await question.getByRole('button', { name: payments.void_title }).click();
        await expect(page.getByText(payments.voided)).toBeVisible();
        await expect(panel).toContainText(payments.stateOf('VOIDED'));
        await expect(panel).toContainText('Enregistré deux fois');
        await expect(panel.getByRole('button', { name: payments.void, exact: true })).toBeHidden();
        // on a phone a panel lies over the menu
        await secretary.goTo('/');
        await secretary.openRegistration(parent.email);
        await expect(panel).toContainText(registrations.payments.COMPLETE);
      },
    );
  });
}
