import { read, register } from './stage/desk.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK_AND_ON_A_PHONE, tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

inEach(tellings('found-family', AT_A_DESK_AND_ON_A_PHONE), (scene) => {
  story(
    'a family is found by part of its name, a child’s name, its number, its address or a communication, in one press',
    async ({ books, secretary, presses }) => {
      const { page, words } = secretary;
      const { office } = words;
      const offer = await books.offerOf('robots-de-carton');
      const stamp = `${scene.width}${ownNumber()}`;
      const lastname = `Quaghe${stamp}`;
      const digits = stamp.slice(-6);
      await secretary.signIn('administrator');
      const { registration, customer } = await register(secretary, {
        offer,
        who: {
          child: `Zéphyrine${stamp}`,
          lastname,
          family: {
            firstname: 'Philomène',
            email: `philo${stamp}@flows.test`,
            phone: `0470 ${digits}`,
          },
        },
      });
      const { communication } = await read<{ communication: string }>(
        secretary,
        `registrations/${registration}`,
      );
      const family = page.getByRole('heading', { level: 1, name: `Philomène ${lastname}` });
      const search = page.getByRole('button', { name: new RegExp(`^${office.search_all}`) });
      for (const part of [
        `quaghe${stamp.slice(0, -1)}`,
        `zephyrine${stamp.slice(0, -1)}`,
        digits,
        `philo${stamp}`,
        communication.slice(6, -3),
      ]) {
        await secretary.goWithin('/locations');
        await expect(family).toBeHidden();
        await presses.press(search.filter({ visible: true }).first());
        await expect(page.getByPlaceholder(office.search_placeholder)).toBeFocused();
        // the earlier results disappear only once this search has its answer
        const search_answer = page.waitForResponse((answer) =>
          answer.url().includes(`search=${encodeURIComponent(part)}`),
        );
        await page.keyboard.type(part);
        await search_answer;
        const actions = page.getByRole('dialog').locator('[data-action]');
        await expect(actions.first()).toContainText(`Philomène ${lastname}`);
        if (part === digits) await lookAt(page);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`/customers/${customer}/`));
        await expect(family).toBeVisible();
        presses.print('family found');
      }
    },
  );
});
