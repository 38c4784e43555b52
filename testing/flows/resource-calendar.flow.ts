import { dayAhead } from '@ribambelle/tools/demo/day-ahead.ts';
import type { Secretary } from './people/secretary.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

/** A day on which no other story books: in four days. */
const DAY = dayAhead(4);

for (const [language, width, court, hour] of tellings('resource-calendar', [
  ['fr', 390, 0, '10:00'],
  ['en', 1280, 1, '14:00'],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'a secretary books a court for a family, moves it to another hour and back, and blocks the evening',
      async ({ secretary }) => {
        const { page, panel, words } = secretary;
        const { resourceCalendar, office, registrations, payments } = words;
        const inspection = inspectionOf(page);
        await secretary.signIn('administrator', `/resource-calendar?day=${DAY}`);
        const bookings = page.locator('button[data-kind=BOOKED]');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(resourceCalendar.title);
        // the head of each column has a button to book
        const add = page.getByRole('button', {
          name: new RegExp(`^${resourceCalendar.add_in('')}`),
        });
        await add.nth(court).click();
        await panel.getByLabel(resourceCalendar.start).fill(`${DAY}T${hour}`);
        const family = panel.getByRole('combobox', { name: registrations.choose_family });
        await family.fill('a');
        await page.getByRole('option').first().click();
        const who = panel.getByRole('group', { name: resourceCalendar.participants });
        await who.locator('label').first().click();
        await expect(panel).toContainText(registrations.unsent_follows);
        // on a phone they pay at the desk and take the receipt
        const paid = width === 390;
        if (paid) await panel.getByText(payments.methodOf('CASH'), { exact: true }).click();
        expect(await inspection.look()).toEqual([]);
        await panel.getByRole('button', { name: resourceCalendar.book, exact: true }).click();
        await expect(page).toHaveURL(/\/resource-calendar\/[a-z0-9]{20,}/u);
        await expect(panel).toBeVisible();
        await expect(panel.getByRole('link', { name: payments.add })).toHaveCount(paid ? 0 : 1);
        await takeReceipt(secretary, paid ? 1 : 0);
        expect(await inspection.look()).toEqual([]);
        const when = (await page.locator('button[data-current]').innerText()).split('\n');
        const before = when[1] ?? '';
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();

        const booking = bookings.filter({ hasText: before });
        await booking.focus();
        await page.keyboard.press('Alt+ArrowDown');
        await page.keyboard.press('Enter');
        // the e-mail to the family is shown before the move, and leaves once the move can no longer
        // be undone
        const question = page.getByRole('dialog', { name: resourceCalendar.move_title });
        await expect(question.getByLabel(words.bookings.tell)).toBeChecked();
        await expect(question.getByRole('region', { name: words.bookings.mail })).toBeVisible();
        expect(await inspection.look()).toEqual([]);
        await question.getByRole('button', { name: resourceCalendar.move, exact: true }).click();
        await expect(page.getByText(resourceCalendar.moved)).toBeVisible();
        await expect(bookings.filter({ hasText: before })).toHaveCount(0);
        await page.getByRole('button', { name: new RegExp(`^${office.undo.button}`) }).click();
        await expect(bookings.filter({ hasText: before })).toHaveCount(1);
        expect(await inspection.look()).toEqual([]);

        await booking.click();
        await panel.getByRole('button', { name: words.bookings.cancel, exact: true }).click();
        const cancelling = page.getByRole('dialog', { name: /\?$/u });
        await expect(cancelling.getByRole('region', { name: words.bookings.mail })).toBeVisible();
        expect(await inspection.look()).toEqual([]);
        await cancelling.getByRole('button', { name: office.go_back }).click();
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();

        await blockEvening(secretary, { court, language });
      },
    );
  });
}

/**
 * Tries to block whole days, which is refused because of a booking; then blocks only the evening.
 */
async function blockEvening(
  { page, panel, words }: Secretary,
  { court, language }: { court: number; language: string },
): Promise<void> {
  const { resourceCalendar, resourceBlocks } = words;
  const inspection = inspectionOf(page);
  await page.getByRole('link', { name: resourceCalendar.block }).click();
  const reason = `${resourceBlocks.reason} ${language} ${ownNumber()}`;
  await panel.getByRole('combobox', { name: resourceBlocks.resources }).click();
  await page.getByRole('option').nth(court).click();
  await panel.getByLabel(resourceBlocks.first_day, { exact: true }).first().fill(DAY);
  await panel.getByLabel(resourceBlocks.last_day, { exact: true }).first().fill(DAY);
  await panel.getByLabel(resourceBlocks.reason, { exact: true }).fill(reason);
  await panel.getByRole('button', { name: resourceBlocks.create, exact: true }).click();
  // the booking is in the way of whole days
  await expect(panel).toContainText(words.errors['RESOURCE_BLOCK_BOOKED'] ?? '');
  expect(await inspection.look()).toEqual([expect.stringContaining('409 for')]);
  await panel.getByLabel(resourceBlocks.whole_days).uncheck();
  await panel.getByLabel(resourceBlocks.opens, { exact: true }).last().fill('18:00');
  await panel.getByLabel(resourceBlocks.closes, { exact: true }).last().fill('20:00');
  expect(await inspection.look()).toEqual([]);
  await panel.getByRole('button', { name: resourceBlocks.create, exact: true }).click();
  await expect(panel).toBeHidden();
  await expect(page.locator('[data-kind=BLOCKED]', { hasText: reason })).toBeVisible();
  expect(await inspection.look()).toEqual([]);
}

/** Takes a receipt for each payment, each a PDF. */
async function takeReceipt(
  { page, panel, words, origin }: Secretary,
  payments: number,
): Promise<void> {
  const receipts = panel.getByRole('link', { name: words.registrations.receipt });
  await expect(receipts).toHaveCount(payments);
  for (const receipt of await receipts.all()) {
    const answer = await page.request.get(`${origin}${(await receipt.getAttribute('href')) ?? ''}`);
    expect(answer.headers()['content-type']).toBe('application/pdf');
  }
}
