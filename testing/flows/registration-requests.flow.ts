import type { Page } from '@playwright/test';
import type { Course } from './stage/books.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';

for (const [language, width] of [
  ['fr', 390],
  ['en', 1280],
] as const) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'staff let families ask for a course; one asks, reads the answer in its account, and has a place',
      async ({ page, parent, secretary, books, words }) => {
        const { activities, office } = secretary.words;
        const title = `Flamenco ${Date.now()}`;
        const course = await books.courseOf('admin@demo.test', title);
        const inspection = inspectionOf(page);
        await secretary.signIn('administrator');
        await secretary.goTo(`/activities/${course.cuid}/registration-flow`);
        const form = secretary.page.getByRole('main');
        await form.getByRole('radio', { name: activities.flows.REQUEST }).check();
        await form.getByRole('button', { name: activities.add_tier }).click();
        await form.locator('input[lang=fr]').fill('Deux leçons');
        await form.locator('input[lang=en]').fill('Two lessons');
        await form.getByLabel(activities.maximum_availabilities).fill('2');
        expect(await inspectionOf(secretary.page).look()).toEqual([]);
        await form.getByRole('button', { name: office.save }).click();
        await expect(secretary.page.getByText(office.saved)).toBeVisible();

        const offer = await books.offerOf('petits-gourmets');
        await parent.join(offer);
        await ask(page, course);
        const main = page.getByRole('main');
        await parent.arriveAt('/checkout');
        await expect(main).toContainText(title);
        await expect(main).toContainText(words.checkout.request_free);
        await parent.order(null);
        await expect(
          page.getByRole('heading', { level: 1, name: words.requests.success_title(1) }),
        ).toBeVisible();
        expect(await inspection.look()).toEqual([]);

        await main
          .getByRole('link', { name: words.success.account_of.registrations_requests })
          .click();
        await expect(main).toContainText(words.requests.statuses.PENDING);
        expect(await inspection.look()).toEqual([]);
        await main.getByRole('link', { name: new RegExp(`${title}$`) }).click();
        await expect(main).toContainText(words.requests.pending_title);
        await expect(main.getByRole('button', { name: words.requests.cancel })).toBeVisible();
        expect(await inspection.look()).toEqual([]);

        const { requests } = secretary.words;
        await secretary.goTo('/registration-requests');
        await secretary.page.getByRole('searchbox').first().fill(parent.email);
        await secretary.openTheOneFound();
        const { panel } = secretary;
        await expect(panel).toContainText(requests.states.PENDING);
        expect(await inspectionOf(secretary.page).look()).toEqual([]);
        await panel.getByRole('button', { name: requests.approve }).click();
        const dialog = secretary.page
          .getByRole('dialog')
          .filter({ hasText: requests.approve_follows });
        await expect(dialog.getByRole('checkbox')).toHaveCount(2);
        expect(await inspectionOf(secretary.page).look()).toEqual([]);
        await dialog.getByRole('button', { name: requests.approve, exact: true }).click();
        await expect(panel).toContainText(requests.states.APPROVED);
        await expect(panel.getByText(requests.given)).toHaveCount(2);

        await page.reload();
        await expect(main).toContainText(words.requests.approved_title);
        await expect(main.getByText(words.requests.given, { exact: true })).toHaveCount(2);
        expect(await inspection.look()).toEqual([]);
        await main.getByRole('link', { name: words.requests.see_order }).click();
        await expect(main).toContainText(/50,00|50\.00/u);
        expect(await books.registrationsOf(parent.email)).toHaveLength(2);
      },
    );
  });
}

/** Puts both lessons of a course in the cart, for the family's child. */
async function ask(page: Page, { lessons }: Course): Promise<void> {
  const status = await page.evaluate(async (availabilities) => {
    const session = await (await fetch('/api/session')).json();
    const [participant] = session.participants;
    const requested = {
      participant_id: participant.id,
      registrations_requests: [{ availabilities }],
    };
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(requested);
    return (await fetch('/api/carts/items', { method: 'POST', headers, body })).status;
  }, lessons);
  expect(status).toBe(200);
}
