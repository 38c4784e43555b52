import { HABITS } from '@ribambelle/domain/base/languages.ts';
import type { Browser, Page } from '@playwright/test';
import { Secretary } from './people/secretary.ts';
import type { Books } from './stage/books.ts';
import { cancelOf, makeGroupToday, standingOf } from './stage/group-today.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK_AND_ON_A_PHONE, tellings } from './stage/tellings.ts';
import type { OfficeWords } from './stage/words.ts';
import { ownNumber } from './stage/own-number.ts';

const OFFICE = process.env['BACK_OFFICE_URL'] ?? 'http://localhost:3001';
const PHONE = { width: 390, height: 844 };

/** Opens a phone of a collaborator, at the register of one group. */
async function phoneAt(
  title: string,
  stage: { browser: Browser; books: Books; words: OfficeWords },
): Promise<Page> {
  const { browser, books, words } = stage;
  const { locale } = HABITS[words.language];
  const context = await browser.newContext({ viewport: PHONE, locale, reducedMotion: 'reduce' });
  const coach = new Secretary({ page: await context.newPage(), words, books, origin: OFFICE });
  await coach.signInWithoutPage('secretary');
  await openGroup(coach, title);
  return coach.page;
}

async function openGroup({ page, words, origin }: Secretary, title: string): Promise<void> {
  await page.goto(`${origin}/attendances`);
  await page.getByRole('combobox', { name: words.attendances.of }).click();
  await page.getByRole('option', { name: title }).click();
  // its heading is in the whole day too: it is alone when only the group is shown
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([title]);
}

const act = (page: Page, words: OfficeWords, of: [act: string, name: string]) =>
  page.getByRole('button', { name: words.attendances.act_of(...of), exact: true });

inEach(tellings('attendances', AT_A_DESK_AND_ON_A_PHONE), (scene) => {
  story(
    'the register of a group is taken: an arrival and a departure take one press each, an absence two, and a mistake is taken back',
    async ({ secretary, presses }) => {
      const title = `Cirque ${scene.language} ${scene.width} ${ownNumber()}`;
      await makeGroupToday('admin@demo.test', { title, children: ['Alma', 'Basile', 'Colas'] });
      const { page, words } = secretary;
      const { attendances } = words;
      const press = (of: [act: string, name: string]) => presses.press(act(page, words, of));
      await secretary.signInWithoutPage('secretary');
      await openGroup(secretary, title);
      await expect(page.getByText(/: arachides$/u)).toBeVisible();
      await lookAt(page);
      await press([attendances.arrival, 'Alma Flows']);
      await press([attendances.arrival, 'Basile Flows']);
      await press([attendances.take_back, 'Basile Flows']);
      await press([attendances.absence, 'Colas Flows']);
      const reasons = page.getByRole('dialog');
      await presses.press(
        reasons.getByRole('button', { name: attendances.reasons.ILL, exact: true }),
      );
      await press([attendances.departure, 'Alma Flows']);
      await expect(page.locator('strong[role=status]')).toHaveText(
        attendances.counts({ registered: 3, present: 0, left: 1, absent: 1 }),
      );
      await expect(page.getByText(attendances.all_sent)).toBeVisible();
      await lookAt(page);
      presses.print('register of three children');
      expect(await standingOf(title, 'Alma')).toMatchObject({ arrived: true, gone: true });
      expect(await standingOf(title, 'Basile')).toMatchObject({ arrived: false, absent: false });
      expect(await standingOf(title, 'Colas')).toMatchObject({ absent: true });

      // all details are one press away
      await page.getByRole('button', { name: /^Alma Flows/u }).click();
      await expect(
        page.getByRole('dialog').getByRole('link', { name: '0470 12 34 56' }),
      ).toBeVisible();
      await lookAt(page);
    },
  );
});

story(
  'four phones take one register, two of them offline and one of these reloaded: nothing is lost, and all show the same',
  async ({ browser, books, secretary }) => {
    story.slow();
    const title = `Poney ${ownNumber()}`;
    const children = ['Ada', 'Bo', 'Cyd', 'Dov', 'Eli', 'Fay'];
    await makeGroupToday('admin@demo.test', { title, children });
    const { words } = secretary;
    const { attendances } = words;
    const stage = { browser, books, words };
    const one = await phoneAt(title, stage);
    const two = await phoneAt(title, stage);
    const three = await phoneAt(title, stage);
    const four = await phoneAt(title, stage);
    const note = async (page: Page, of: [act: string, name: string]) =>
      act(page, words, [of[0], `${of[1]} Flows`]).click();

    await three.context().setOffline(true);
    await four.context().setOffline(true);
    await note(one, [attendances.arrival, 'Ada']);
    await note(two, [attendances.arrival, 'Bo']);
    await note(three, [attendances.arrival, 'Ada']);
    await note(three, [attendances.arrival, 'Cyd']);
    await note(four, [attendances.arrival, 'Dov']);
    await note(four, [attendances.departure, 'Dov']);
    await note(four, [attendances.absence, 'Ada']);
    await four
      .getByRole('dialog')
      .getByRole('button', { name: attendances.reasons.UNANNOUNCED, exact: true })
      .click();
    await note(four, [attendances.arrival, 'Fay']);
    await expect(three.locator('.office-marks-unsent')).toContainText(attendances.unsent(2));
    await expect(four.locator('.office-marks-unsent')).toContainText(attendances.unsent(4));
    expect(await standingOf(title, 'Cyd')).toMatchObject({ arrived: false, marks: 0 });
    // meanwhile the desk cancels a registration that a phone without a connection has marked
    await cancelOf(title, 'Fay');

    // another page of the office, and a reload of the window: unsent marks stay
    await three.context().setOffline(false);
    await four.context().setOffline(false);
    await four.reload({ waitUntil: 'load' });
    await expect.poll(async () => (await standingOf(title, 'Cyd'))?.arrived).toBe(true);
    await expect.poll(async () => (await standingOf(title, 'Dov'))?.gone).toBe(true);
    await expect(four.getByRole('alert')).toContainText('Fay Flows');
    await expect(four.getByRole('alert')).toContainText(
      attendances.refusals.REGISTRATION_CANCELLED,
    );
    await four.getByRole('button', { name: attendances.dismiss }).click();
    await expect(four.getByRole('alert')).toHaveCount(0);
    expect(await standingOf(title, 'Ada')).toEqual({
      arrived: true,
      gone: false,
      absent: false,
      marks: 3,
    });
    expect(await standingOf(title, 'Fay')).toMatchObject({ arrived: false, marks: 0 });
    for (const page of [one, two, three, four]) {
      await page.reload();
      await expect(page.locator('strong[role=status]')).toHaveText(
        attendances.counts({ registered: 5, present: 3, left: 1, absent: 0 }),
      );
      await expect(page.getByText(attendances.all_sent)).toBeVisible();
    }
    await Promise.all([one, two, three, four].map((page) => page.context().close()));
  },
);
