import { dayAhead } from '@ribambelle/tools/demo/day-ahead.ts';
import type { Locator } from '@playwright/test';
import { type MadeGroup, makeGroupToday } from './stage/group-today.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, tellings } from './stage/tellings.ts';
import type { TaskPart } from './stage/tasks.ts';
import { ownNumber } from './stage/own-number.ts';

// days so far ahead that nothing else takes place on them, and another one in each language
const IN_DAYS = { fr: 5_000, en: 5_100 } as const;
const CHILDREN = ['Ines', 'Jules', 'Karim'];

inEach(tellings('cancel-many', AT_A_DESK), (scene) => {
  story(
    'a secretary cancels all registrations of a family, a group, a date and a day with a reason, and finds them cancelled',
    async ({ secretary, presses }) => {
      const { page, panel, words } = secretary;
      const { bulk, registrations } = words;
      const day = dayAhead(IN_DAYS[scene.language]);
      const titleOf = (what: string) => `${what} ${scene.language} ${ownNumber()}`;
      const like = 'admin@demo.test';
      const groups: MadeGroup[] = [];
      const titles = ['Annulé', 'Supprimé', 'Retiré'].map(titleOf);
      for (const title of titles)
        groups.push(await makeGroupToday(like, { title, children: CHILDREN, day }));
      const [first, second] = groups;
      const press = (what: Locator) => presses.press(what);
      await secretary.signInWithoutPage('administrator');
      const on = { from: day, to: day };
      const cases: readonly (readonly [TaskPart, Readonly<Record<string, string>>, number])[] = [
        ['registrations of a group cancelled', { availability: first?.cuid ?? '' }, 3],
        ['registrations of a family cancelled', { search: second?.emails[0] ?? '' }, 1],
        ['registrations of a date cancelled', { availability: second?.cuid ?? '', ...on }, 2],
        ['registrations of a day cancelled', on, 3],
      ];
      for (const [part, filters, count] of cases) {
        await secretary.goTo(
          `/registrations?${new URLSearchParams({ cancelled: 'false', ...filters })}`,
        );
        await expect(
          page.getByRole('checkbox', { name: new RegExp(`^${bulk.select('')}`) }),
        ).toHaveCount(count);
        await press(page.getByRole('checkbox', { name: bulk.select_page }));
        const bar = page.getByRole('group', { name: bulk.actions });
        await press(bar.getByRole('button', { name: bulk.kinds.CANCEL, exact: true }));
        await press(panel.getByLabel(bulk.cancel_reason));
        await page.keyboard.type('Le moniteur est malade');
        const isGroup = part === 'registrations of a group cancelled';
        if (isGroup) {
          await press(panel.getByText(registrations.give.how_much.NOTHING, { exact: true }));
          await press(panel.getByLabel(registrations.give.kept_label));
          await page.keyboard.type('Assurance');
        }
        const apply = panel.getByRole('button', { name: new RegExp(String(count)) });
        await expect(apply).toBeEnabled();
        if (isGroup) await lookAt(page);
        await press(apply);
        await expect(panel).toContainText(bulk.done_changed(count, 'REGISTRATIONS'));
        presses.print(part);
        if (isGroup) await lookAt(page);
      }
      await secretary.goTo(`/registrations?${new URLSearchParams({ cancelled: 'true', ...on })}`);
      for (const title of titles)
        await expect(page.getByText(title, { exact: true })).toHaveCount(3);
    },
  );
});
