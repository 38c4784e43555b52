import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let anne: MadeCustomer;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  anne = await shop.make.customer(organiser);
  staff = await shop.make.collaborator(organiser, ['participants.read', 'participants.update']);
});
afterAll(() => shop.close());

const ofAnne = () => ({ participant: anne.participant.cuid });
const notFound = { code: 'PARTICIPANT_NOT_FOUND', status: 404 };

/** Reads the code in a picture, as a camera would. */
async function readPicture(answer: Response): Promise<string> {
  expect(answer.headers.get('content-type')).toBe('image/png');
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}

const ownPicture = (as: { token: string }, path: string) =>
  shop.fetch('storefront', path, { headers: { cookie: `ribambelle_session=${as.token}` } });

test('200 a family has the code of each participant, as text and as a picture that a camera reads', async () => {
  const { data } = await shop.call('listParticipants', {}, anne);
  const [lea] = data;
  expect(lea?.attendance_code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/u);
  const { attendance_qr_code = '', attendance_code = '' } = lea ?? {};
  expect(await readPicture(await ownPicture(anne, attendance_qr_code))).toBe(attendance_code);
  const office = await shop.fetch(
    'back-office',
    `/api/back-office/participants/${anne.participant.cuid}/attendance-qr-code`,
    { headers: { cookie: `ribambelle_office=${staff.token}` } },
  );
  expect(await readPicture(office)).toBe(attendance_code);
  const participant = await shop.office('getOfficeParticipant', ofAnne(), staff);
  expect(participant.attendance_code).toBe(attendance_code);
});

test('200 a new code replaces the old one, drawn by the family or by staff, and the log names the author', async () => {
  const first = (await shop.office('getOfficeParticipant', ofAnne(), staff)).attendance_code;
  const { attendance_code: second } = await shop.call('renewAttendanceCode', ofAnne(), anne);
  const { attendance_code: third } = await shop.office(
    'renewOfficeAttendanceCode',
    ofAnne(),
    staff,
  );
  expect(new Set([first.replaceAll('-', ''), second, third]).size).toBe(3);
  const log = await shop.sql('select action, entity_cuid, changes from audit_log');
  expect(log).toEqual([
    {
      action: 'participants.update',
      entity_cuid: anne.participant.cuid,
      changes: { attendance_code: { from: null, to: null } },
    },
  ]);
});

test('409 for a code that can no longer be read, until it is replaced', async () => {
  const keyless = await shop.make.customer(organiser, { firstname: 'Sans' });
  const participant = keyless.participant.cuid;
  await shop.sql(
    `update participants set attendance_code_sealed = 'sealed.00000000.AAAA' where cuid = $1`,
    [participant],
  );
  const refusal = { code: 'ATTENDANCE_CODE_LOST', status: 409 };
  await expect(shop.call('getAttendanceQrCode', { participant }, keyless)).rejects.toMatchObject(
    refusal,
  );
  const picture = () => shop.office('getOfficeAttendanceQrCode', { participant }, staff);
  await expect(picture()).rejects.toMatchObject(refusal);
  await shop.office('renewOfficeAttendanceCode', { participant }, staff);
  const details = await shop.office('getOfficeParticipant', { participant }, staff);
  expect(details.attendance_code).toMatch(/^[2-9A-HJ-NP-Z]{5}-/u);
});

test('404 for another family’s participant, and for one that does not exist', async () => {
  const paul = await shop.make.customer(organiser, { firstname: 'Paul' });
  await expect(shop.call('renewAttendanceCode', ofAnne(), paul)).rejects.toMatchObject(notFound);
  const path = `/api/participants/${anne.participant.cuid}/attendance-qr-code`;
  const answer = await ownPicture(paul, path);
  expect([answer.status, await answer.json()]).toMatchObject([
    404,
    { error: 'PARTICIPANT_NOT_FOUND' },
  ]);
  await expect(
    shop.call('getAttendanceQrCode', { participant: 'nobody' }, anne),
  ).rejects.toMatchObject(notFound);
  const nobody = { participant: 'nobody' };
  for (const name of ['renewOfficeAttendanceCode', 'getOfficeAttendanceQrCode'] as const)
    await expect(shop.office(name, nobody, staff)).rejects.toMatchObject(notFound);
});

test('403 for staff without the right to change participants; 404 at another organiser', async () => {
  const reader = await shop.make.collaborator(organiser, ['participants.read']);
  await expect(shop.office('renewOfficeAttendanceCode', ofAnne(), reader)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
    status: 403,
  });
  const neighbour = await shop.make.organiser({}, 'localhost');
  const stranger = await shop.make.collaborator(neighbour, ['participants.update']);
  await expect(shop.office('renewOfficeAttendanceCode', ofAnne(), stranger)).rejects.toMatchObject(
    notFound,
  );
});

test('only the back-office may use the camera', async () => {
  const policyOf = async (site: 'storefront' | 'back-office') =>
    (await shop.fetch(site, '/')).headers.get('permissions-policy') ?? '';
  expect(await policyOf('back-office')).toContain('camera=(self)');
  expect(await policyOf('storefront')).toContain('camera=()');
});
