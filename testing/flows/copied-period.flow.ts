import { inEach } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, tellings } from './stage/tellings.ts';

/** An activity for each language, copied so many weeks ahead that no other story looks there. */
const ACTIVITIES = { fr: 'fanfare-de-poche', en: 'studio-animation' } as const;
const WEEKS = { fr: 104, en: 156 } as const;

inEach(tellings('copied-period', AT_A_DESK), ({ language }) => {
  story(
    'a secretary copies a date to another year, sees its new day first, and undoes it',
    async ({ secretary, books, presses }) => {
      const { page, panel, words } = secretary;
      const { bulk } = words;
      const { title } = await books.offerOf(ACTIVITIES[language]);
      const query = new URLSearchParams({ search: title[language], from: '2020-01-01' });
      await secretary.signIn('administrator', `/availabilities?${query.toString()}`);
      const box = page.getByRole('checkbox', {
        name: new RegExp(`^${bulk.select(title[language])}`),
      });
      await presses.press(box.first());
      const bar = page.getByRole('group', { name: bulk.actions });
      await presses.press(bar.getByRole('button', { name: bulk.kinds.COPY, exact: true }));
      await presses.press(panel.getByLabel(bulk.weeks));
      await panel.getByLabel(bulk.weeks).fill(String(WEEKS[language]));
      const preview = panel.getByRole('status', { name: bulk.preview });
      await expect(preview).toContainText(bulk.preview_copied(1));
      await expect(preview).toContainText('→');
      await presses.press(panel.getByRole('button', { name: bulk.apply_copy(1) }));
      await expect(panel.getByText(bulk.done_copied(1))).toBeVisible();
      presses.print('date copied to another year');
      const undo = panel.getByRole('button', { name: bulk.undo });
      await undo.click();
      await expect(undo).toBeHidden();
      await expect(panel.getByText(bulk.done_changed(1, 'AVAILABILITIES'))).toBeVisible();
    },
  );
});
