import type { Locator, Page } from '@playwright/test';
import { CHILD, type Parent } from './people/parent.ts';
import type { Secretary } from './people/secretary.ts';
import type { Course } from './stage/books.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

const BIRTHDATE = '2016-05-04';
const THREE = { least: 3, most: 3 };

interface Asking {
  readonly page: Page;
  readonly parent: Parent;
  readonly course: Course;
}

for (const [language, width] of tellings('registration-requests', [
  ['fr', 390],
  ['en', 1280],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'a family requests three lessons of a week, staff approve two, and its account shows both and the amount due',
      async ({ page, parent, secretary, books, words }) => {
        story.slow();
        const course = await books.courseOf('admin@demo.test', `Flamenco ${ownNumber()}`);
        await letAsk(secretary, course);
        const inspection = inspectionOf(page);
        await chooseThree({ page, parent, course });
        expect(await inspection.look()).toEqual([]);
        await page.setViewportSize({ width, height: 844 });
        await putIntoCart(page, parent);

        const main = page.getByRole('main');
        await expect(main).toContainText(course.title);
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
        await main.getByRole('link', { name: new RegExp(`${course.title}$`) }).click();
        await expect(main).toContainText(words.requests.pending_title);
        await expect(main.getByRole('button', { name: words.requests.cancel })).toBeVisible();
        expect(await inspection.look()).toEqual([]);

        await giveTwo(secretary, parent.email);

        await page.reload();
        await expect(main).toContainText(words.requests.approved_title);
        await expect(main.getByText(words.requests.given, { exact: true })).toHaveCount(2);
        await expect(main.getByText(words.requests.not_given, { exact: true })).toHaveCount(1);
        expect(await inspection.look()).toEqual([]);
        await main.getByRole('link', { name: words.requests.see_order }).click();
        await expect(main).toContainText(/50,00|50\.00/u);
        expect(await books.registrationsOf(parent.email)).toHaveLength(2);
      },
    );
  });
}

for (const [language, width] of tellings('registration-requests 2', [
  ['fr', 390],
  ['en', 1280],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'a family cancels a pending request, sends it again, and reads why staff reject it',
      async ({ page, parent, secretary, books, words }) => {
        story.slow();
        const course = await books.courseOf('admin@demo.test', `Fado ${language} ${ownNumber()}`);
        await letAsk(secretary, course);
        await chooseThree({ page, parent, course });
        await putIntoCart(page, parent);
        await parent.order(null);
        const { requests, success } = words;
        const main = page.getByRole('main');
        const see = main.getByRole('link', { name: new RegExp(`${course.title}$`) });
        await main.getByRole('link', { name: success.account_of.registrations_requests }).click();
        await see.click();
        await main.getByRole('button', { name: requests.cancel }).click();
        const question = page.getByRole('dialog', { name: requests.cancel_title });
        expect(await inspectionOf(page).look()).toEqual([]);
        await question.getByRole('button', { name: requests.cancel }).click();
        await expect(main).toContainText(requests.statuses.CANCELLED);
        await expect(main.getByRole('button', { name: requests.cancel })).toHaveCount(0);

        await chooseThree({ page, parent, course });
        await page
          .getByRole('main')
          .getByRole('button', { name: requests.choosing.bar.action })
          .click();
        await main.getByRole('checkbox', { name: new RegExp(CHILD.firstname) }).check();
        await main.getByRole('button', { name: requests.choosing.add(1) }).click();
        await expect(page).toHaveURL(/\/checkout$/);
        await parent.order(null);
        const why = `Le groupe est complet, ${ownNumber()}.`;
        await sayNo(secretary, { email: parent.email, why });

        await parent.arriveAt('/account/registrations-requests');
        await expect(main.getByText(requests.statuses.REJECTED, { exact: true })).toHaveCount(1);
        await expect(main.getByText(requests.statuses.CANCELLED, { exact: true })).toHaveCount(1);
        await see.first().click();
        await expect(main).toContainText(requests.rejected_title);
        await expect(main).toContainText(why);
        await expect(main.getByRole('button', { name: requests.cancel })).toHaveCount(0);
        expect(await inspectionOf(page).look()).toEqual([]);
        expect(await books.registrationsOf(parent.email)).toEqual([]);
        const decisionMails = async () =>
          (await books.mailsTo(parent.email)).filter(({ text }) => text.includes(why));
        await expect.poll(async () => (await decisionMails()).length).toBe(1);
      },
    );
  });
}

/** Staff let families request a course, three lessons at a time. */
async function letAsk(secretary: Secretary, { cuid }: Course): Promise<void> {
  const { activities, office } = secretary.words;
  await secretary.signIn('administrator', `/activities/${cuid}/registration-flow`);
  const form = secretary.page.getByRole('main');
  await form.getByRole('radio', { name: activities.flows.REQUEST }).check();
  await form.getByRole('button', { name: activities.add_tier }).click();
  await form.locator('input[lang=fr]').fill('Trois leçons');
  await form.locator('input[lang=en]').fill('Three lessons');
  await form.getByLabel(activities.maximum_availabilities).fill('3');
  await form.getByLabel(activities.minimum_availabilities).fill('3');
  expect(await inspectionOf(secretary.page).look()).toEqual([]);
  await form.getByRole('button', { name: office.save }).click();
  await expect(secretary.page.getByText(office.saved).last()).toBeVisible();
}

/**
 * Goes from the page of an activity to its week, in which a phone goes from day to day; the button
 * works with three lessons, and not with fewer.
 */
async function chooseThree({ page, parent, course }: Asking): Promise<void> {
  const { availabilities, requests } = parent.words;
  const { choosing } = requests;
  const { schedule } = parent.words.catalogueDates;
  const main = page.getByRole('main');
  await parent.arriveAt(`/activities/${course.slug}`);
  await main.getByRole('link', { name: availabilities.by_request.action }).click();
  await expect(page).toHaveURL(new RegExp(`/cart/registrations-requests/${course.slug}`));
  const bar = page.getByRole('region', { name: schedule.selection });
  const go_on = bar.getByRole('button', { name: choosing.bar.action });
  const entries = await page.evaluate(() => history.length);
  for (let count = 0; count < 3; count += 1) {
    await expect(bar).toContainText(choosing.bar.too_few.fixed({ ...THREE, count }));
    await expect(go_on).toBeDisabled();
    const free = visible(main.getByRole('table').getByRole('button', { pressed: false }));
    if ((await free.count()) === 0)
      await visible(main.getByRole('link', { name: schedule.jump_on_to('').trim() })).click();
    await free.first().click();
  }
  await expect(bar).toContainText(choosing.bar.valid.fixed({ ...THREE, count: 3 }));
  await expect(go_on).toBeEnabled();
  // days and choices add no entries: going back leaves the week
  expect(await page.evaluate(() => history.length)).toBe(entries);
}

/**
 * Goes from the week to the request: a visitor opens an account and comes back to the same
 * selection; then to the checkout.
 */
async function putIntoCart(page: Page, parent: Parent): Promise<void> {
  const { shell, signIn } = parent.words;
  const choosing = parent.words.requests.choosing;
  const main = page.getByRole('main');
  const address = /\/cart\/registrations-requests\?.*availabilities=/u;
  await main.getByRole('button', { name: choosing.bar.action }).click();
  await expect(page).toHaveURL(address);
  await main.getByRole('link', { name: shell.sign_in, exact: true }).click();
  await main.getByRole('link', { name: signIn.open_account }).click();
  await parent.register(BIRTHDATE);
  await expect(page).toHaveURL(address);
  await expect(main.getByRole('button', { name: choosing.remove('').trim() })).toHaveCount(3);
  await main.getByRole('checkbox', { name: new RegExp(CHILD.firstname) }).check();
  expect(await inspectionOf(page).look()).toEqual([]);
  await main.getByRole('button', { name: choosing.add(1) }).click();
  await expect(page).toHaveURL(/\/checkout$/);
}

/** Staff approve two of three lessons. */
async function giveTwo(secretary: Secretary, email: string): Promise<void> {
  const { requests } = secretary.words;
  await secretary.goTo('/registration-requests');
  await secretary.page.getByRole('searchbox').first().fill(email);
  await secretary.openTheOneFound();
  const { panel } = secretary;
  await expect(panel).toContainText(requests.states.PENDING);
  expect(await inspectionOf(secretary.page).look()).toEqual([]);
  await panel.getByRole('button', { name: requests.approve }).click();
  const dialog = secretary.page.getByRole('dialog').filter({ hasText: requests.approve_follows });
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await dialog.getByRole('checkbox').last().uncheck();
  expect(await inspectionOf(secretary.page).look()).toEqual([]);
  await dialog.getByRole('button', { name: requests.approve, exact: true }).click();
  await expect(panel).toContainText(requests.states.APPROVED);
  await expect(panel.getByText(requests.given)).toHaveCount(2);
}

/** Staff reject a pending request, with a reason. */
async function sayNo(
  secretary: Secretary,
  { email, why }: { readonly email: string; readonly why: string },
): Promise<void> {
  const { requests } = secretary.words;
  const { page, panel } = secretary;
  await secretary.goTo('/registration-requests?status=PENDING');
  await page.getByRole('searchbox').first().fill(email);
  await secretary.openTheOneFound();
  await panel.getByRole('button', { name: requests.reject, exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: requests.reject_follows });
  await dialog.getByLabel(requests.reason).fill(why);
  await dialog.getByRole('button', { name: requests.reject, exact: true }).click();
  await expect(panel).toContainText(requests.states.REJECTED);
}

function visible(locator: Locator): Locator {
  return locator.filter({ visible: true });
}
