import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

const WIDTHS = { fr: 1280, en: 390 } as const;

// one each: neither story could undo a change that both made
const ACTIVITIES = { fr: 'club-des-experiences', en: 'ecole-des-renards' } as const;

for (const language of tellings('bulk-actions', LANGUAGES)) {
  story.describe(`in ${language} at ${WIDTHS[language]} px`, () => {
    story.use({ language, width: WIDTHS[language] });

    story(
      'a secretary tags all search results, sees the outcome, and undoes it',
      async ({ secretary, books }) => {
        const { page, panel, words } = secretary;
        const { bulk } = words;
        const { title } = await books.offerOf(ACTIVITIES[language]);
        const tag = `${language} ${ownNumber()}`;
        const query = new URLSearchParams({ search: title[language], from: '2020-01-01' });
        const tag_cells = page.getByRole('cell', { name: tag });
        await secretary.signIn(
          'administrator',
          `/availabilities?${query.toString()}&columns=activity,tags`,
        );
        await page
          .getByRole('checkbox', { name: new RegExp(`^${bulk.select(title[language])}`) })
          .first()
          .check();
        const bar = page.getByRole('group', { name: bulk.actions });
        const [start = ''] = bulk.all_found('|').split('|');
        await bar.getByRole('button', { name: start }).click();
        // text under the pointer is checked too
        await bar.getByRole('button', { name: bulk.clear }).hover();
        expect(await inspectionOf(page).look('desk')).toEqual([]);
        await bar.getByRole('button', { name: bulk.kinds.TAGS, exact: true }).click();
        await panel.getByRole('combobox', { name: bulk.tags_added }).fill(tag);
        await page.keyboard.press('Enter');
        const apply = panel.getByRole('button', { name: /^[^\d]*\d+[^\d]*$/ });
        await expect(apply).toBeEnabled();
        expect(await inspectionOf(page).look()).toEqual([]);
        await apply.click();
        const undo = panel.getByRole('button', { name: bulk.undo });
        await expect(undo).toBeVisible();
        expect(await inspectionOf(page).look()).toEqual([]);
        if (WIDTHS[language] > 600) await expect(tag_cells.first()).toBeVisible();
        await undo.click();
        await expect(undo).toBeHidden();
        await expect(
          panel.getByRole('status').and(page.locator(':not(.office-undo)')),
        ).toContainText(/\d/);
        await expect(tag_cells).toHaveCount(0);
      },
    );
  });
}
