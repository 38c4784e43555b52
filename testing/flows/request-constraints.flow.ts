import type { Locator } from '@playwright/test';
import { CHILD, type Parent } from './people/parent.ts';
import type { Secretary } from './people/secretary.ts';
import type { Course } from './stage/books.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

const BIRTHDATE = '2016-05-04';
const TWO = { fr: 'Deux leçons au plus', en: 'Two lessons at most' };
const ONE = { fr: 'Une seule leçon', en: 'A single lesson' };

for (const [language, width] of tellings('request-constraints', [
  ['fr', 390],
  ['en', 1280],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'staff set conditions; a selection against a required one says why and cannot be sent, one against an optional one can be sent, and staff see it',
      async ({ page, parent, secretary, books, words }) => {
        story.slow();
        const course = await books.courseOf('admin@demo.test', `Claquettes ${ownNumber()}`);
        await setConditions(secretary, course);
        const inspection = inspectionOf(page);
        const { choosing } = words.requests;
        const { schedule } = words.catalogueDates;
        const main = page.getByRole('main');
        await parent.arriveAt(`/cart/registrations-requests/${course.slug}`);
        await expect(main).toContainText(choosing.conditions.title);
        const bar = page.getByRole('region', { name: schedule.selection });
        const go_on = bar.getByRole('button', { name: choosing.bar.action });
        for (let count = 0; count < 3; count += 1) await chooseNext(main, schedule.jump_on_to(''));

        // the third lesson breaks the constraint, whose name is shown, and the button is disabled
        const required = choosing.conditions.required(TWO[language]);
        const wrong = main.getByRole('button', { name: required, pressed: true });
        await expect(visible(wrong)).toHaveCount(1);
        await expect(bar).toContainText(required);
        await expect(go_on).toBeDisabled();
        expect(await inspection.look()).toEqual([]);
        await page.setViewportSize({ width, height: 844 });
        await visible(wrong).focus();
        await page.keyboard.press('Space');
        await expect(bar).not.toContainText(required);
        const advice = choosing.conditions.optional(ONE[language]);
        await expect(bar).toContainText(advice);
        await expect(go_on).toBeEnabled();

        await go_on.click();
        await expect(page).toHaveURL(/\/cart\/registrations-requests\?.*availabilities=/u);
        await parent.openAccountHere(BIRTHDATE);
        await main.getByRole('checkbox', { name: new RegExp(CHILD.firstname) }).check();
        await expect(
          main
            .getByRole('group')
            .filter({ has: page.getByRole('article') })
            .filter({ hasText: advice }),
        ).toHaveCount(1);
        await expect(main).toContainText(choosing.conditions.advised_follows);
        expect(await inspection.look()).toEqual([]);
        await page.setViewportSize({ width, height: 844 });
        await main.getByRole('button', { name: choosing.add(1) }).click();
        await expect(page).toHaveURL(/\/checkout$/);
        await parent.order(null);
        await expect(
          page.getByRole('heading', { level: 1, name: words.requests.success_title(1) }),
        ).toBeVisible();

        await readsWhatIsNotMet(secretary, parent);
      },
    );
  });
}

/**
 * Allows requests for one to three lessons, with two constraints: two at most, and preferably one.
 */
async function setConditions(secretary: Secretary, { cuid }: Course): Promise<void> {
  const { activities, office, requests } = secretary.words;
  const constraints = requests.conditions;
  await secretary.signIn('administrator', `/activities/${cuid}/registration-flow`);
  const form = secretary.page.getByRole('main');
  await form.getByRole('radio', { name: activities.flows.REQUEST }).check();
  await form.getByRole('button', { name: activities.add_tier }).click();
  await form.locator('input[lang=fr]').fill('Une à trois leçons');
  await form.locator('input[lang=en]').fill('One to three lessons');
  await form.getByLabel(activities.maximum_availabilities).fill('3');
  for (const [index, [label, count]] of [[TWO, '2'] as const, [ONE, '1'] as const].entries()) {
    await form.getByRole('button', { name: constraints.add }).click();
    const one = form.getByRole('group', { name: /;/u }).nth(index);
    await one.getByLabel(constraints.count).fill(count);
    await one.getByLabel(constraints.filters['same.date'], { exact: true }).uncheck();
    await one.locator('input[lang=fr]').fill(label.fr);
    await one.locator('input[lang=en]').fill(label.en);
    if (index === 1) await one.getByLabel(constraints.optional).check();
  }
  expect(await inspectionOf(secretary.page).look()).toEqual([]);
  await form.getByRole('button', { name: office.save }).click();
  await expect(secretary.page.getByText(office.saved).last()).toBeVisible();
}

/** Chooses the next free lesson with the keyboard; a phone goes to the next day with one. */
async function chooseNext(main: Locator, jump_on: string): Promise<void> {
  const page = main.page();
  const countChosen = () => page.url().match(/(?:=|,)c[0-9a-z]+/gu)?.length ?? 0;
  const before = countChosen();
  const free = visible(main.getByRole('table').getByRole('button', { pressed: false }));
  if ((await free.count()) === 0)
    await visible(main.getByRole('link', { name: jump_on.trim() })).click();
  await expect(async () => {
    if (countChosen() === before) await free.first().press('Space', { timeout: 2_000 });
    await expect.poll(countChosen, { timeout: 2_000 }).toBe(before + 1);
  }).toPass();
}

/** Staff see in their inbox the constraint that the request breaks. */
async function readsWhatIsNotMet(secretary: Secretary, { email }: Parent): Promise<void> {
  const { requests } = secretary.words;
  await secretary.goTo('/registration-requests');
  await secretary.page.getByRole('searchbox').first().fill(email);
  await secretary.openTheOneFound();
  const { panel } = secretary;
  await expect(panel).toContainText(requests.broken);
  await expect(panel).toContainText(requests.optional);
  await expect(panel).not.toContainText(requests.required);
  expect(await inspectionOf(secretary.page).look()).toEqual([]);
}

function visible(locator: Locator): Locator {
  return locator.filter({ visible: true });
}
