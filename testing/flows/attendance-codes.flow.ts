import { formatAttendanceCode } from '@ribambelle/domain/attendances/attendance-code.ts';
import { filmOf } from './stage/filmed-code.ts';
import { giveCode, makeGroupToday, standingOf } from './stage/group-today.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { ownNumber } from './stage/own-number.ts';

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE = Array.from({ length: 10 }, (_, at) =>
  ALPHABET.charAt((process.pid >> (at * 2)) & 31),
).join('');

// instead of a camera the browser has a film of a badge
story.use({
  permissions: ['camera'],
  launchOptions: async ({ launchOptions }, give) => {
    const film = filmOf(formatAttendanceCode(CODE));
    const args = [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ];
    await give({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
  },
});

story(
  'a badge held in front of the camera notes an arrival once, and an unknown typed code says so',
  async ({ secretary }) => {
    const title = `Badge ${ownNumber()}`;
    await makeGroupToday('admin@demo.test', { title, children: ['Nina', 'Oscar'] });
    await giveCode({ title, child: 'Nina', code: CODE });
    const { page, words } = secretary;
    const { attendances } = words;
    await secretary.signInWithoutPage('secretary');
    await page.setViewportSize({ width: 390, height: 844 });
    await secretary.goTo('/attendances');
    await page.getByRole('button', { name: attendances.scan, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: attendances.scan_title });
    await expect(dialog.getByRole('button', { name: /^Nina Flows/u })).toBeVisible();
    await expect.poll(async () => (await standingOf(title, 'Nina'))?.arrived).toBe(true);
    expect(await inspectionOf(page).look()).toEqual([]);
    await dialog.getByLabel(attendances.scan_typed).fill('22222-22222');
    await dialog.getByRole('button', { name: attendances.scan_find }).click();
    await expect(dialog).toContainText(attendances.scan_unknown('2222222222'));
    // the badge still in front of the camera was noted once, and does not replace the typed code
    expect(await standingOf(title, 'Nina')).toMatchObject({ arrived: true, gone: false, marks: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);

story(
  'a family finds the code of a child in its account, and replaces it',
  async ({ page, parent, books, words }) => {
    const texts = words.attendanceCodes;
    await parent.openAccount('2016-05-02');
    const participant = await books.participantOf(parent.email);
    await parent.goTo(`/account/participants/${participant}`);
    const picture = page.getByRole('img', { name: /QR/u });
    await expect(picture).toBeVisible();
    await expect
      .poll(() =>
        picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBeGreaterThan(80);
    const before = await picture.getAttribute('src');
    expect(await inspectionOf(page).look()).toEqual([]);
    await page.getByRole('button', { name: texts.renew }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.renew }).click();
    await expect(page.getByText(texts.renewed)).toBeVisible();
    await expect(picture).not.toHaveAttribute('src', before ?? '');
  },
);
