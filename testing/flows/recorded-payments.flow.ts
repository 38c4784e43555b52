import { expect, story } from './stage/story.ts';

story(
  'a secretary is warned of a transfer that she recorded before, and voids the one that never came',
  async ({ secretary, parent, books }) => {
    const { page, words, panel } = secretary;
    const { payments, registrations } = words;
    const offer = await books.offerOf('club-des-experiences');
    await parent.join(offer);
    await parent.arriveAt(offer.path);
    await parent.addToCart();
    await parent.order('DELAYED');
    await parent.seeConfirmation();

    await secretary.signIn();
    await secretary.openRegistration(parent.email);
    await panel.getByRole('link', { name: payments.add }).click();
    await panel.getByRole('button', { name: payments.take_all }).click();
    const amount = await panel.getByLabel(payments.received, { exact: true }).inputValue();
    await panel.getByRole('button', { name: payments.record, exact: true }).click();
    await expect(panel).toContainText(payments.allocations);
    await secretary.openRegistration(parent.email);
    await expect(panel).toContainText(registrations.payments.COMPLETE);

    await secretary.openFromMenu('payments');
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
    await secretary.openRegistration(parent.email);
    await expect(panel).toContainText(registrations.payments.COMPLETE);
  },
);
