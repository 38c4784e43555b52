import type { Locator } from '@playwright/test';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, tellings } from './stage/tellings.ts';
import { makeWaitingLine } from './stage/waiting-line.ts';
import { ownNumber } from './stage/own-number.ts';

inEach(tellings('places-added', AT_A_DESK), (scene) => {
  story(
    'a secretary moves a child to the front of a waiting list and removes another, adds a place that the first is told of, and offers one by hand',
    async ({ secretary, books, presses }) => {
      const { page, panel, words } = secretary;
      const { availabilities, office } = words;
      const { cuid, emailOf } = await makeWaitingLine('admin@demo.test', {
        title: `Trapèze ${scene.language} ${ownNumber()}`,
        registered: ['Ana', 'Bob'],
        waiting: ['Cleo', 'Dries', 'Elif', 'Fons'],
      });
      const toldOf = async (name: string) =>
        (await books.mailsTo(emailOf(name))).map(({ kind }) => kind);
      const press = (what: Locator) => presses.press(what);
      const people = panel.getByRole('list', { name: /./u }).getByRole('listitem');
      const person = (name: string) => people.filter({ hasText: `${name} Flows` });
      const choose = async (name: string, what: string) => {
        await press(
          panel.getByRole('button', { name: availabilities.waiting_tools(`${name} Flows`) }),
        );
        await press(page.getByRole('menuitem', { name: what, exact: true }));
      };
      await secretary.signIn('administrator', `/availabilities/${cuid}`);
      await expect(person('Fons')).toContainText('4.');

      await choose('Elif', availabilities.waiting_first);
      await expect(person('Elif')).toContainText(availabilities.waiting_priority);
      await expect(person('Elif')).toContainText('1.');
      presses.print('put first in the line');

      await choose('Dries', availabilities.waiting_remove);
      const sure = page.getByRole('dialog', {
        name: availabilities.waiting_remove_title('Dries Flows'),
      });
      await press(sure.getByRole('button', { name: availabilities.waiting_remove }));
      await expect(person('Dries')).toHaveCount(0);
      await expect(person('Fons')).toContainText('3.');
      presses.print('taken off the line');

      const capacity = panel.getByLabel(availabilities.capacity, { exact: true });
      await press(capacity);
      await capacity.fill('3');
      await press(panel.getByRole('button', { name: office.save, exact: true }));
      await expect.poll(() => toldOf('Elif')).toEqual(['waiting-list.vacancy']);
      presses.print('places added, and who waits is told');
      expect(await toldOf('Cleo')).toEqual([]);
      // the list shows that she was told
      await page.reload();
      await expect(person('Elif')).toContainText(availabilities.waiting_notified('').trim());

      await choose('Fons', availabilities.waiting_keep);
      const dialog = page.getByRole('dialog', {
        name: availabilities.waiting_keep_title('Fons Flows'),
      });
      await press(dialog.getByRole('button', { name: availabilities.waiting_keep_button }));
      await expect(dialog).toBeHidden();
      await expect(person('Fons')).toContainText(availabilities.waiting_offered('').trim());
      presses.print('place offered by hand');
      await expect.poll(() => toldOf('Fons')).toEqual(['waiting-list.vacancy']);
      await lookAt(page);
    },
  );
});
