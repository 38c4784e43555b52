import type { Locator } from '@playwright/test';
import { makeGroupsOfADay, standingOfGroups } from './stage/groups-of-a-day.ts';
import { inspectionOf } from './stage/inspection.ts';
import { inEach } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

const GROUPS = 15;
// in years that the demo does not reach: Saturdays and Sundays of November
const DAYS = {
  fr: ['2028-11-11', '2028-11-18', '2028-11-25', '2028-12-02', '2028-12-09'],
  en: ['2029-11-11', '2029-11-18', '2029-11-25', '2029-12-02', '2029-12-09'],
} as const;

inEach(tellings('public-holiday', AT_A_DESK), ({ language }) => {
  story(
    'a secretary closes a public holiday for fifteen groups with a reduction, and moves the next day instead',
    async ({ secretary, presses }) => {
      const { page, panel, words } = secretary;
      const { bulk } = words;
      const [holiday, next, third, fourth, instead] = DAYS[language];
      const title = `Groupes ${language} ${ownNumber()}`;
      const activity = await makeGroupsOfADay('admin@demo.test', {
        title,
        day: holiday,
        groups: GROUPS,
      });
      await secretary.signIn('administrator', `/calendar?week=${holiday}&activity=${activity}`);
      await expect(page.getByText(title).first()).toBeVisible();
      const press = (what: Locator) => presses.press(what);
      await press(page.getByRole('button', { name: bulk.of_day.CLOSED }));
      await press(panel.getByRole('combobox', { name: bulk.taken_off, exact: true }));
      await press(page.getByRole('option', { name: bulk.taken_off_ways.ALL, exact: true }));
      await press(panel.getByLabel(bulk.taken_off_label));
      await page.keyboard.type('Pas de cours le 11 novembre');
      const preview = panel.getByRole('status', { name: bulk.preview });
      await expect(preview).toContainText(bulk.preview_changed(GROUPS, 'DATES'));
      await expect(preview).toContainText(/150,00|150\.00/);
      expect(await inspectionOf(page).look()).toEqual([]);
      await press(panel.getByRole('button', { name: bulk.apply(GROUPS, 'DATES'), exact: true }));
      await expect(panel).toContainText(bulk.done_changed(GROUPS, 'DATES'));
      expect(await inspectionOf(page).look()).toEqual([]);
      presses.print('public holiday closed');
      const open = { [next]: GROUPS, [third]: GROUPS, [fourth]: GROUPS };
      expect(await standingOfGroups(activity)).toEqual({ owed: GROUPS * 3_000, days: open });

      await secretary.goTo(`/calendar?week=${next}&activity=${activity}`);
      await expect(page.getByText(title).first()).toBeVisible();
      await page.getByRole('button', { name: bulk.of_day.MOVE }).click();
      await expect(panel.getByRole('status', { name: bulk.preview })).toContainText(
        bulk.preview_changed(GROUPS, 'DATES'),
      );
      expect(await inspectionOf(page).look()).toEqual([]);
      await panel.getByRole('button', { name: bulk.apply(GROUPS, 'DATES'), exact: true }).click();
      await expect(panel).toContainText(bulk.done_changed(GROUPS, 'DATES'));
      const days_after = { [third]: GROUPS, [fourth]: GROUPS, [instead]: GROUPS };
      expect(await standingOfGroups(activity)).toEqual({ owed: GROUPS * 3_000, days: days_after });
      await panel.getByRole('button', { name: bulk.undo }).click();
      await expect
        .poll(async () => (await standingOfGroups(activity)).days)
        .toEqual({ [next]: GROUPS, [third]: GROUPS, [fourth]: GROUPS });
    },
  );
});
