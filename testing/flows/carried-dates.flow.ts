import type { Locator } from '@playwright/test';
import type { Secretary } from './people/secretary.ts';
import { makeGroupsOfADay, standingOfGroups } from './stage/groups-of-a-day.ts';
import { inspectionOf } from './stage/inspection.ts';
import { inEach } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

// Tuesdays of years in which nothing else takes place, each with the day after and the Tuesdays of
// the next weeks.
const DAYS = {
  fr: ['2032-03-09', '2032-03-10', ['2032-03-16', '2032-03-23', '2032-03-30']],
  en: ['2033-03-08', '2033-03-09', ['2033-03-15', '2033-03-22', '2033-03-29']],
} as const;
/** The community whose school holidays are added. */
const SCHOOLS = { fr: 'FRENCH', en: 'FLEMISH' } as const;

inEach(tellings('carried-dates', AT_A_DESK), ({ language }) => {
  story(
    'a secretary drags a date to the next day and undoes it, then moves it by keyboard and writes to its family',
    async ({ secretary, presses }) => {
      const { page, words } = secretary;
      const { week, office, bulk } = words;
      const inspection = inspectionOf(page);
      const [day, next, others] = DAYS[language];
      const title = `Danse ${language} ${ownNumber()}`;
      const activity = await makeGroupsOfADay('admin@demo.test', { title, day, groups: 1 });
      const daysOf = async () => Object.keys((await standingOfGroups(activity)).days).toSorted();
      await secretary.signIn(
        'administrator',
        `/calendar?week=${day}&view=week&by=none&activity=${activity}`,
      );
      const entry = page.locator('button[data-moves]').filter({ hasText: title });
      const question = page.getByRole('dialog', { name: week.move_title(title) });
      const go = question.getByRole('button', { name: week.move, exact: true });
      const tell = question.getByRole('checkbox', { name: bulk.tell });

      await presses.carry(() => drag(entry, 1));
      await expect(question).toContainText(week.move_concerns(1, 1));
      await expect(question).toContainText(week.no_clash);
      await expect(question.getByRole('region', { name: bulk.letter })).toContainText(title);
      expect(await inspection.look()).toEqual([]);
      await presses.press(tell);
      await presses.press(go);
      await expect(page.getByText(week.moved)).toBeVisible();
      presses.print('date dragged to another day, nobody told');
      expect(await daysOf()).toEqual([next, ...others]);
      await page.getByRole('button', { name: new RegExp(`^${office.undo.button}`) }).click();
      await expect(page.getByText(office.undo.done)).toBeVisible();
      expect(await daysOf()).toEqual([day, ...others]);

      await presses.carry(async () => {
        await entry.focus();
        await page.keyboard.press('Alt+ArrowRight');
        await page.keyboard.press('Enter');
      });
      await presses.press(question.getByRole('button', { name: week.move_and_tell(1) }));
      await expect(page.getByText(week.moved_and_told(1))).toBeVisible();
      expect(await daysOf()).toEqual([next, ...others]);
      presses.print('date carried by keys, its family written to');
    },
  );
});

inEach(tellings('carried-dates 2', AT_A_DESK), ({ language }) => {
  story(
    'a secretary views a week by the hour, by place and by coach, extends a date on its day, and prints the week',
    async ({ secretary, presses }) => {
      const { page, words } = secretary;
      const { week, office } = words;
      const inspection = inspectionOf(page);
      const [, , [day]] = DAYS[language];
      const title = `Chant ${language} ${ownNumber()}`;
      const activity = await makeGroupsOfADay('admin@demo.test', { title, day, groups: 2 });
      await secretary.signIn(
        'administrator',
        `/calendar?week=${day}&view=week&by=none&activity=${activity}`,
      );
      const entries = page.locator('button[data-moves]').filter({ hasText: title });
      await expect(entries).toHaveCount(2);
      const by = page.getByRole('combobox', { name: week.grouped });
      for (const [part, grouping, name] of [
        ['week by place', 'location', week.no_location],
        ['week by coach', 'collaborator', week.nobody],
      ] as const) {
        await presses.press(by);
        const option = page.getByRole('option', { name: week.groupings[grouping], exact: true });
        await presses.press(option);
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
        await expect(entries).toHaveCount(2);
        presses.print(part);
        expect(await inspection.look()).toEqual([]);
      }
      const view = (name: string) => page.getByRole('radiogroup').getByText(name, { exact: true });
      await view(week.views.hours).click();
      await expect(page).toHaveURL(/view=hours/u);
      await expect(entries).toHaveCount(2);
      expect(await inspection.look()).toEqual([]);
      await presses.press(view(week.views.day));
      await expect(page.getByRole('heading', { name: week.nobody })).toBeVisible();
      presses.print('one day of the week');
      await expect(entries).toHaveCount(2);
      expect(await inspection.look()).toEqual([]);

      const first = entries.first();
      await first.focus();
      await page.keyboard.press('Alt+Shift+ArrowDown');
      await page.keyboard.press('Alt+Shift+ArrowDown');
      await page.keyboard.press('Enter');
      const question = page.getByRole('dialog', { name: week.move_title(title) });
      await expect(question).toContainText(/16.?(h|:).?00|4.?pm|16.h/u);
      await question.getByRole('button', { name: office.cancel }).click();
      await expect(question).toBeHidden();
      await stretch(first, 30);
      await expect(question).toContainText(week.move_concerns(1, 1));
      await question.getByRole('button', { name: office.cancel }).click();

      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await presses.press(page.getByRole('button', { name: week.print, exact: true }));
      await expect(page.locator('body[data-printed]')).toBeVisible();
      presses.print('week printed');
      await page.emulateMedia({ media: 'print' });
      await expect(entries.first()).toBeVisible();
      await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByText(week.keys)).toBeHidden();
    },
  );
});

inEach(tellings('carried-dates 3', AT_A_DESK), ({ language }) => {
  story(
    'a secretary adds the school holidays and a closure, and sees them while planning',
    async ({ secretary }) => {
      const { page, panel, words } = secretary;
      const { closedPeriods: period_texts, office } = words;
      const inspection = inspectionOf(page);
      const [day] = DAYS[language];
      await secretary.signIn('administrator', '/closed-periods');
      await page.getByRole('button', { name: period_texts.add_schools }).click();
      const dialog = page.getByRole('dialog', { name: period_texts.add_schools_title });
      const first = SCHOOLS[language];
      await dialog.getByRole('combobox', { name: period_texts.schools }).click();
      await page.getByRole('option', { name: period_texts.communities[first] }).click();
      await expect(dialog).toContainText(period_texts.school_holidays[first].AUTUMN);
      expect(await inspection.look()).toEqual([]);
      await dialog.getByRole('button', { name: period_texts.schools_add, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(
        page.getByText(period_texts.school_holidays[first].AUTUMN).first(),
      ).toBeVisible();
      await page.getByRole('button', { name: period_texts.add, exact: true }).click();
      const name = `Travaux ${language} ${ownNumber()}`;
      await panel.getByRole('textbox', { name: period_texts.name }).first().fill(name);
      await panel.getByLabel(period_texts.first_day).fill(day);
      await panel.getByLabel(period_texts.last_day).fill(day);
      expect(await inspection.look()).toEqual([]);
      await panel.getByRole('button', { name: office.create, exact: true }).click();
      await expect(page.getByText(name)).toBeVisible();
      expect(await inspection.look()).toEqual([]);
      await secretary.goTo(`/calendar?week=${day}&view=week&by=none`);
      await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
      await secretary.goTo(`/calendar/new?on=${day}`);
      await expect(panel.getByRole('status').filter({ hasText: name })).toBeVisible();
      await planTwice(secretary, { day, title: `Chorale ${language} ${ownNumber()}` });
    },
  );
});

/** Drags an entry a number of columns to the right. */
async function drag(entry: Locator, columns: number): Promise<void> {
  const box = await entry.boundingBox();
  if (box === null) throw new Error('Nothing to drag');
  const { mouse } = entry.page();
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + 20, y, { steps: 3 });
  await mouse.move(x + columns * (box.width + 8), y, { steps: 6 });
  await mouse.up();
}

/** Drags the lower edge of an entry a number of pixels down. */
async function stretch(entry: Locator, pixels: number): Promise<void> {
  await entry.scrollIntoViewIfNeeded();
  const box = await entry.boundingBox();
  if (box === null) throw new Error('Nothing to stretch');
  const { mouse } = entry.page();
  const x = box.x + box.width / 2;
  const y = box.y + box.height - 3;
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x, y + 10, { steps: 3 });
  await mouse.move(x, y + pixels, { steps: 4 });
  await mouse.up();
}

/**
 * Adds a date with somebody who leads it, and another one at the same time: the clash is shown
 * before it is saved, for a series too.
 */
async function planTwice(
  secretary: Secretary,
  { day, title }: { day: string; title: string },
): Promise<void> {
  const { page, panel, words } = secretary;
  const { availabilities, week, office } = words;
  const activity = await makeGroupsOfADay('admin@demo.test', { title, day, groups: 1 });
  const people = panel.getByRole('combobox', { name: availabilities.attached });
  const lead = async () => {
    await people.click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
  };
  const open = `/calendar/new?on=${day}&start=20:00&activity=${activity}`;
  await secretary.goTo(open);
  await lead();
  await expect(panel).toContainText(week.no_clash);
  const create = panel.getByRole('button', { name: office.create, exact: true });
  // on a low screen too, an open list does not cover the next button
  await page.setViewportSize({ width: 1280, height: 660 });
  await panel.getByRole('combobox', { name: availabilities.needs }).click();
  await expect(page.getByRole('listbox', { name: availabilities.needs })).toBeVisible();
  await create.click({ trial: true, timeout: 5000 });
  await create.click();
  await expect(panel).toBeHidden();
  await secretary.goTo(open);
  await lead();
  await expect(panel).toContainText(week.clashes);
  await expect(panel).toContainText(title);
  expect(await inspectionOf(page).look()).toEqual([]);
}
