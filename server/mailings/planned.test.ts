import type { Ask } from '@ribambelle/api/client.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { said } from '@ribambelle/testing/said.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { until } from '@ribambelle/testing/until.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const NOW = '2096-01-05T08:00:00.000Z';
const RIGHTS = [
  'customer-notifications.read',
  'customer-notifications.create',
  'customer-notifications.update',
  'customer-notifications.delete',
  'registrations.read',
  'customers.read',
  'newsletters.send',
  'segments.read',
  'segments.create',
  'segments.delete',
] as const;

let shop: Shop;
let organiser: Made;
let camp: MadeAvailability;
let staff: Made & { token: string };
let anne: MadeCustomer;

beforeAll(async () => {
  shop = await openShop({ jobs: true, now: NOW });
  organiser = await shop.make.organiser();
  const activity = await shop.make.activity(organiser);
  camp = await shop.make.availability(organiser, activity, { days: ['2096-07-02'] });
  staff = await shop.make.collaborator(organiser, RIGHTS);
  anne = await shop.make.customer(organiser);
  await registered(anne);
});
afterAll(() => shop.close());

const refusal = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error);
const read = (mailing: string) => shop.office('getMailing', { mailing }, staff);
const inMinutes = (minutes: number) =>
  new Date(Date.parse(shop.clock.now()) + minutes * 60_000).toISOString();

const registered = (family: MadeCustomer) =>
  shop.make.registration(organiser, family, {
    availability_id: camp.id,
    date_ids: camp.dates.map(({ id }) => id),
  });

/** Writes a mailing to the families of the camp. */
async function draft(more: Partial<Ask<'createMailing'>> = {}) {
  const selection = { by: 'CHOSEN' as const, chosen: [camp.cuid] };
  const request = {
    recipients: { on: 'AVAILABILITIES' as const, selection },
    subject: { fr: 'Rappel', en: '' },
    content: said({ fr: '<p>Bonjour {prénom}</p>', en: '' }),
    ...more,
  };
  return (await shop.office('createMailing', request, staff)).cuid;
}

async function plan(mailing: string, more: Partial<Ask<'planMailing'>> = {}, by = staff) {
  const { version: as_read } = await read(mailing);
  const request = { mailing, as_read, families: 1, send_at: inMinutes(60), ...more };
  return shop.office('planMailing', request, by);
}

/** Runs the job of a planned mailing at its moment, which the queue would do later. */
async function arrive(mailing: string): Promise<void> {
  const [row] = await shop.sql<{ id: string; send_at: Date }>(
    'select id, send_at from mailings where cuid = $1',
    [mailing],
  );
  const send_at = row?.send_at.toISOString() ?? '';
  shop.clock.set(send_at);
  await shop.sql(`select graphile_worker.add_job('begin-planned-mailing', $1::json)`, [
    JSON.stringify({ organiser_id: organiser.id, mailing_id: Number(row?.id), send_at }),
  ]);
  await until(async () => (await read(mailing)).state !== 'PLANNED');
}

test('200 a planned mailing leaves at its moment, to the families found then', async () => {
  const mailing = await draft();
  await plan(mailing);
  const send_at = inMinutes(60);
  expect(await read(mailing)).toMatchObject({ state: 'PLANNED', send_at, begun_at: null });
  const [job] = await shop.sql<{ run_at: Date }>(
    `select run_at from graphile_worker.jobs where key like 'planned mailing %'`,
  );
  expect(job?.run_at.toISOString()).toBe(send_at);
  const late = await shop.make.customer(organiser);
  await registered(late);
  await arrive(mailing);
  await until(async () => (await read(mailing)).state === 'SENT');
  expect(await read(mailing)).toMatchObject({ send_at: null, results: { kept: 2 } });
});

test('200 one that was taken back is a draft, changes again, and does not leave', async () => {
  const mailing = await draft();
  await plan(mailing, { families: 2 });
  const change = { mailing, subject: { fr: 'Autre', en: '' } };
  const PLANNED = { status: 409, code: 'MAILING_PLANNED' };
  expect(await refusal(shop.change('updateMailing', change, staff))).toMatchObject(PLANNED);
  expect(await refusal(shop.office('deleteMailing', { mailing }, staff))).toMatchObject(PLANNED);
  expect(await refusal(plan(mailing, { families: 2 }))).toMatchObject(PLANNED);
  const file = { mailing, name: 'plan.txt', file: new Blob(['Plan']) };
  expect(await refusal(shop.office('uploadMailingAttachment', file, staff))).toMatchObject(PLANNED);
  const detach = { mailing, attachment: 'none00000' };
  const detached = shop.office('deleteMailingAttachment', detach, staff);
  expect(await refusal(detached)).toMatchObject(PLANNED);
  const { version: as_read } = await read(mailing);
  const send = { mailing, as_read, families: 2 };
  expect(await refusal(shop.office('sendMailing', send, staff))).toMatchObject(PLANNED);
  const preview = await shop.office('previewMailing', { mailing, at: 0 }, staff);
  expect(preview.families).toBe(2);
  await shop.office('unplanMailing', { mailing }, staff);
  expect(await read(mailing)).toMatchObject({ state: 'DRAFT', send_at: null, not_begun: null });
  await shop.change('updateMailing', change, staff);
});

test('a mailing that can no longer be sent is a draft again, and says why', async () => {
  const colleague = await shop.make.collaborator(organiser, RIGHTS);
  const mailing = await draft({ purpose: 'NEWS' });
  await shop.sql('update customers set news_consented_at = $1 where id = $2', [NOW, anne.id]);
  await plan(mailing, {}, colleague);
  await shop.sql('update customers set news_consented_at = null where id = $1', [anne.id]);
  await arrive(mailing);
  expect(await read(mailing)).toMatchObject({ state: 'DRAFT', not_begun: 'MAILING_NOBODY' });
  await shop.sql('update customers set news_consented_at = $1 where id = $2', [NOW, anne.id]);
  await plan(mailing, {}, colleague);
  expect((await read(mailing)).not_begun).toBeNull();
  await shop.sql('update collaborators set active = false where id = $1', [colleague.id]);
  await arrive(mailing);
  expect(await read(mailing)).toMatchObject({ state: 'DRAFT', not_begun: 'NOT_PERMITTED' });
});

test('404 for a segment that was deleted before it is planned, and after', async () => {
  const conditions = { match: 'ALL' as const, rules: [] };
  const added = { entity: 'CUSTOMERS' as const, name: 'Printemps', conditions };
  const { cuid: segment } = await shop.office('createSegment', added, staff);
  const mailing = await draft({ recipients: { on: 'SEGMENT', segment } });
  await plan(mailing, { families: 2 });
  await shop.office('deleteSegment', { segment }, staff);
  await arrive(mailing);
  expect(await read(mailing)).toMatchObject({ state: 'DRAFT', not_begun: 'SEGMENT_NOT_FOUND' });
  expect(await refusal(plan(mailing))).toMatchObject({ code: 'SEGMENT_NOT_FOUND' });
});

test('refusals of a plan', async () => {
  const mailing = await draft();
  const MOMENT = { status: 422, code: 'MAILING_MOMENT', fields: { send_at: 'MAILING_MOMENT' } };
  for (const minutes of [-1, 0, 367 * 24 * 60])
    expect(await refusal(plan(mailing, { send_at: inMinutes(minutes) }))).toMatchObject(MOMENT);
  const changed = { status: 409, code: 'MAILING_RECIPIENTS_CHANGED' };
  expect(await refusal(plan(mailing, { families: 9 }))).toMatchObject(changed);
  expect(await refusal(plan(mailing, { as_read: 9 }))).toMatchObject({ code: 'MAILING_CHANGED' });
  for (const fr of ['', '<p></p><p> </p>']) {
    const empty = await draft({ content: said({ fr, en: '' }) });
    expect(await refusal(plan(empty, { families: 2 }))).toMatchObject({
      code: 'MAILING_WITHOUT_TEXT',
    });
  }
  const NOT_PLANNED = { status: 409, code: 'MAILING_NOT_PLANNED' };
  expect(await refusal(shop.office('unplanMailing', { mailing }, staff))).toMatchObject(
    NOT_PLANNED,
  );
  const none = { mailing: 'none00000' };
  const NOT_FOUND = { status: 404, code: 'MAILING_NOT_FOUND' };
  expect(await refusal(shop.office('unplanMailing', none, staff))).toMatchObject(NOT_FOUND);
  const unknown = { ...none, as_read: 1, families: 1, send_at: inMinutes(60) };
  expect(await refusal(shop.office('planMailing', unknown, staff))).toMatchObject(NOT_FOUND);
  const { version: as_read } = await read(mailing);
  await shop.office('sendMailing', { mailing, as_read, families: 2 }, staff);
  expect(await refusal(plan(mailing, { families: 2 }))).toMatchObject({ code: 'MAILING_BEGUN' });
});
