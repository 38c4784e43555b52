import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { makeGroupToday } from './stage/group-today.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';

const WIDTHS = { fr: 390, en: 1280 } as const;
// other names in each: both look for theirs among all
const CHILDREN = { fr: ['Ines', 'Jules', 'Karim'], en: ['Ivy', 'Jack', 'Kate'] } as const;

for (const language of LANGUAGES) {
  story.describe(`in ${language} at ${WIDTHS[language]} px`, () => {
    story.use({ language, width: WIDTHS[language] });

    story(
      'a secretary cancels everybody of a group with a reason, and finds them cancelled',
      async ({ secretary }) => {
        const { page, panel, words } = secretary;
        const { bulk, registrations } = words;
        const title = `Annulé ${language} ${Date.now()}`;
        const children = CHILDREN[language];
        await makeGroupToday('admin@demo.test', { title, children, in_days: 9 });
        await secretary.signIn('administrator');
        await secretary.goTo(`/registrations?${new URLSearchParams({ search: 'Flows' })}`);
        const rows = page.getByRole('checkbox', { name: new RegExp(`^${bulk.select('')}`) });
        await expect(rows.first()).toBeVisible();
        for (const child of children)
          await page
            .getByRole('checkbox', { name: new RegExp(`${child} Flows`) })
            .first()
            .check();
        const bar = page.getByRole('group', { name: bulk.actions });
        await bar.getByRole('button', { name: bulk.kinds.CANCEL, exact: true }).click();
        await panel.getByLabel(bulk.cancel_reason).fill('Le moniteur est malade');
        await panel.getByText(registrations.give.how_much.NOTHING, { exact: true }).click();
        await panel.getByLabel(registrations.give.kept_label).fill('Assurance');
        const apply = panel.getByRole('button', { name: /3/ });
        await expect(apply).toBeEnabled();
        expect(await inspectionOf(page).look()).toEqual([]);
        await apply.click();
        await expect(panel).toContainText(bulk.done_changed(3, 'REGISTRATIONS'));
        expect(await inspectionOf(page).look()).toEqual([]);
        await secretary.goTo(
          `/registrations?${new URLSearchParams({ search: 'Flows', cancelled: 'true' })}`,
        );
        await expect(page.getByText(title, { exact: true })).toHaveCount(children.length);
      },
    );
  });
}
