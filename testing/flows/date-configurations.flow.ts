import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

/** Monday to Wednesday of two weeks on which no other story looks. */
const WEEK = ['2030-07-01', '2030-07-02', '2030-07-03'];
const NEXT_WEEK = ['2030-07-08', '2030-07-09', '2030-07-10'];

for (const [language, width] of tellings('date-configurations', [
  ['fr', 390],
  ['en', 1280],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'a template is made from a week, and the next week is created from it in a few clicks',
      async ({ secretary, books }) => {
        const once = `${language} ${ownNumber()}`;
        const course = await books.courseOf('admin@demo.test', `Stage de cirque ${once}`);
        const name = `Trois matinées ${once}`;
        const { page, panel, words } = secretary;
        const { availabilities: texts, templates, office } = words;
        const dayFields = panel.locator(`input[type=date][aria-label="${texts.day}"]`);
        await secretary.signIn(
          'secretary',
          `/availabilities/new?activity=${course.cuid}&on=${WEEK[0]}&start=09:00`,
        );
        await panel.getByLabel(texts.end_time, { exact: true }).fill('12:00');
        for (const _day of WEEK.slice(1))
          await panel.getByRole('button', { name: texts.add_day }).click();
        await expect(dayFields).toHaveCount(3);
        await panel.getByRole('button', { name: office.create, exact: true }).click();
        await expect(panel).toBeHidden();

        await secretary.goTo(`/availabilities?activity=${course.cuid}&from=2030-06-30`);
        await secretary.openTheOneFound();
        await panel.getByRole('button', { name: templates.keep, exact: true }).click();
        const question = page.getByRole('dialog', { name: templates.keep_title });
        await question.getByLabel(templates.name, { exact: true }).fill(name);
        await question.getByRole('button', { name: office.create, exact: true }).click();
        await expect(question).toBeHidden();

        await secretary.goTo(`/availabilities/new?activity=${course.cuid}`);
        await panel.getByRole('combobox', { name: templates.template }).fill(name);
        await page.getByRole('option', { name }).click();
        await panel.getByLabel(templates.from, { exact: true }).fill(NEXT_WEEK[0] ?? '');
        await expect(dayFields).toHaveCount(3);
        for (const [index, day] of NEXT_WEEK.entries())
          await expect(dayFields.nth(index)).toHaveValue(day);
        expect(await inspectionOf(page).look()).toEqual([]);
        await panel.getByRole('button', { name: office.create, exact: true }).click();
        await expect(panel).toBeHidden();
        await secretary.goTo(`/availabilities?activity=${course.cuid}&from=2030-07-07`);
        await secretary.openTheOneFound();
        await expect(panel.locator('.office-line').getByText(/9/)).not.toHaveCount(0);

        await secretary.goTo('/date-configurations');
        await page.getByText(name).first().click();
        await expect(panel.getByLabel(templates.end_time, { exact: true }).first()).toHaveValue(
          '12:00',
        );
        expect(await inspectionOf(page).look()).toEqual([]);
      },
    );
  });
}
