import type { Locator } from '@playwright/test';
import { answerEverything } from './people/answers.ts';
import { CHILD } from './people/parent.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';

story.use({ language: 'fr', width: 390 });

/** Counts the required questions of the form without an answer. */
const countUnanswered = (form: Locator) =>
  form
    .locator(
      '[role=radiogroup][aria-required=true], input[type=text][required], textarea[required]',
    )
    .evaluateAll(
      (fields) =>
        fields.filter((field) =>
          'value' in field ? field.value === '' : field.querySelector(':checked') === null,
        ).length,
    );

story(
  'a mother registers three children for two camps in one pass each, and types no answer twice',
  async ({ page, parent, books, words }) => {
    story.slow();
    const first = await books.offerOf('explorateurs-nl');
    const second = await books.offerOf('a-la-ferme');
    const inspection = inspectionOf(page);
    const names = [CHILD.firstname, 'Jeanne', 'Léon'];
    const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) });
    const add = page.getByRole('button', { name: words.cart.add(names.length) });
    const form = page.locator('main form').filter({ has: add });
    await parent.join(first);
    const birthdate = first.birthdate > second.birthdate ? second.birthdate : first.birthdate;
    for (const firstname of names.slice(1)) await parent.addChild({ firstname, birthdate });
    for (const name of names) await expect(box(name)).toBeChecked();
    await answerEverything(form);
    expect(await inspection.look()).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await add.click();
    await expect(page).toHaveURL(/\/checkout$/);
    for (const name of names)
      await expect(page.getByRole('main').getByText(`${name} ${CHILD.lastname}`)).toBeVisible();
    expect(await inspection.look()).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });

    await page.getByRole('main').getByRole('link', { name: words.checkout.keep_looking }).click();
    await expect(page).toHaveURL(/\/activities/);
    await parent.arriveAt(second.path);
    for (const name of names) await box(name).check();
    await expect(add).toBeVisible();
    expect(await countUnanswered(form)).toBe(0);
    await answerEverything(form);
    await add.click();
    await expect(page).toHaveURL(/\/checkout$/);
    await parent.order('DELAYED');
    await parent.seeConfirmation();
    expect(await books.registrationsOf(parent.email)).toHaveLength(6);
  },
);
