import type { AskOf } from '@ribambelle/api/endpoint.ts';
import type { createBulkAction } from '@ribambelle/api/bulk-actions/create-bulk-action.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Action = Extract<AskOf<typeof createBulkAction>['action'], { on: 'AVAILABILITIES' }>;
type Copying = Extract<Action['change'], { kind: 'COPY' }>;

const RIGHTS: readonly Permission[] = [
  'availabilities.read',
  'availabilities.create',
  'availabilities.update',
  'availabilities.delete',
  'availability-automatic-cancellations.read',
  'availability-automatic-cancellations.update',
];

let shop: Shop;
let organiser: Made;
let circus: Made;
let staff: Made & { token: string };

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  circus = await shop.make.activity(organiser, { title: { fr: 'Cirque', en: 'Circus' } });
  staff = await shop.make.collaborator(organiser, RIGHTS);
});
afterAll(() => shop.close());

// a Monday to a Wednesday; fifty-two weeks later the Wednesday is the national holiday
const camp = (columns: object = {}): Promise<MadeAvailability> =>
  shop.make.availability(organiser, circus, {
    days: ['2026-07-20', '2026-07-21', '2026-07-22'],
    price: 12_000,
    deposit: 3_600,
    capacity: 12,
    tags: ['été'],
    registrations_start_at: '2026-03-02T08:00:00Z',
    ...columns,
  });
const copying = (records: readonly Made[], change: Partial<Copying> = {}): Action => ({
  on: 'AVAILABILITIES',
  selection: { by: 'CHOSEN', chosen: records.map(({ cuid }) => cuid) },
  change: { kind: 'COPY', weeks: 52, ...change },
});
const waitForEnd = async (cuid: string) => {
  const read = () => shop.office('getBulkAction', { bulk_action: cuid }, staff);
  await expect.poll(async () => (await read()).state).toBe('DONE');
  return read();
};
const carryOut = async (action: Action, count: number) => {
  const { cuid } = await shop.office('createBulkAction', { action, count }, staff);
  return waitForEnd(cuid);
};
const copiesOf = (original: Made) =>
  shop.sql<{ id: string; cuid: string }>(
    'select id, cuid, price, deposit, capacity, closed, status, tags, registered, start_at, end_at, registrations_start_at from availabilities where copied_from_id = $1',
    [original.id],
  );

test('a period is copied a year later: the same weekdays, hours, price and places; holidays are left out and listed', async () => {
  const family = await shop.make.customer(organiser);
  const original = await camp();
  await shop.make.registration(organiser, family, { availability_id: original.id });
  const action = copying([original]);
  const preview = await shop.office('previewBulkAction', { action }, staff);
  expect(preview).toMatchObject({ count: 1, changed: 1, registrations: 0, families: 0 });
  expect(preview.lines[0]).toMatchObject({
    cuid: original.cuid,
    changes: [
      { field: 'start_at', from: '2026-07-20T09:00:00.000Z', to: '2027-07-19T09:00:00.000Z' },
      { field: 'skipped_days', from: [], to: ['2027-07-21'] },
    ],
  });
  expect(await copiesOf(original)).toEqual([]);
  expect(await carryOut(action, 1)).toMatchObject({ kind: 'COPY', changed: 1, can_undo: true });
  const [copy, ...others] = await copiesOf(original);
  expect(others).toEqual([]);
  expect(copy).toMatchObject({
    price: 12_000,
    deposit: 3_600,
    capacity: 12,
    closed: true,
    status: 'CLOSED',
    tags: ['été'],
    registered: 0,
    start_at: new Date('2027-07-19T09:00:00Z'),
    end_at: new Date('2027-07-20T16:00:00Z'),
    registrations_start_at: new Date('2027-03-01T08:00:00Z'),
  });
  const dates = await shop.sql<{ start_at: Date }>(
    'select start_at from availability_dates where availability_id = $1 order by start_at',
    [copy?.id],
  );
  expect(dates.map(({ start_at }) => start_at.toISOString())).toEqual([
    '2027-07-19T09:00:00.000Z',
    '2027-07-20T09:00:00.000Z',
  ]);
  const log = await shop.sql(
    `select entity_cuid from audit_log where action = 'availabilities.create'`,
  );
  expect(log).toEqual([{ entity_cuid: copy?.cuid }]);
});

test('copying again creates nothing twice; to another week it does', async () => {
  const original = await camp();
  await carryOut(copying([original]), 1);
  const action = copying([original]);
  expect(await shop.office('previewBulkAction', { action }, staff)).toMatchObject({
    changed: 0,
    refused: [{ code: 'COPIED_ALREADY', count: 1 }],
  });
  expect(await carryOut(action, 1)).toMatchObject({ changed: 0, refused: 1 });
  expect(await carryOut(copying([original], { weeks: 53 }), 1)).toMatchObject({ changed: 1 });
  expect(await copiesOf(original)).toHaveLength(2);
});

test('two colleagues who copy the same at once create one copy', async () => {
  const original = await camp();
  const action = copying([original]);
  const actions = await Promise.all(
    [1, 2].map(() => shop.office('createBulkAction', { action, count: 1 }, staff)),
  );
  const states = await Promise.all(actions.map(({ cuid }) => waitForEnd(cuid)));
  expect(states.map(({ changed, refused }) => changed + refused)).toEqual([1, 1]);
  expect(await copiesOf(original)).toHaveLength(1);
});

test('on sale at once, with the attached team, places per day and the minimum, as much later', async () => {
  const original = await camp({ days: ['2026-07-06'], date_capacity: 4 });
  await shop.sql(
    'insert into availability_collaborators (organiser_id, availability_id, collaborator_id) values ($1, $2, $3)',
    [organiser.id, original.id, staff.id],
  );
  await shop.office(
    'saveAutomaticCancellation',
    { availability: original.cuid, minimum: 5, decide_on: '2026-07-01' },
    staff,
  );
  await carryOut(copying([original], { closed: false, collaborators: true }), 1);
  const [copy] = await copiesOf(original);
  expect(copy).toMatchObject({ closed: false, status: 'OPEN' });
  const [date] = await shop.sql(
    'select capacity from availability_dates where availability_id = $1',
    [copy?.id],
  );
  expect(date).toEqual({ capacity: 4 });
  const { collaborators } = await shop.office(
    'listAvailabilityCollaborators',
    { availability: copy?.cuid ?? '' },
    staff,
  );
  expect(collaborators).toHaveLength(1);
  const { automatic_cancellation } = await shop.office(
    'getAutomaticCancellation',
    { availability: copy?.cuid ?? '' },
    staff,
  );
  expect(automatic_cancellation).toMatchObject({
    minimum: 5,
    decide_on: '2027-06-30',
    state: 'WAITING',
  });
});

test('an availability with no day left is not copied', async () => {
  const original = await camp({ days: ['2026-07-22'] });
  const action = copying([original]);
  expect(await shop.office('previewBulkAction', { action }, staff)).toMatchObject({
    changed: 0,
    refused: [{ code: 'NO_DATES_LEFT', count: 1 }],
  });
  const skipping = copying([original], { weeks: 51, skipped_days: ['2027-07-14'] });
  expect(await carryOut(skipping, 1)).toMatchObject({ changed: 0, refused: 1 });
});

test('undone: copies that nobody registered for or changed are removed', async () => {
  const [plain, wanted, waited, changed] = await Promise.all([camp(), camp(), camp(), camp()]);
  const result = await carryOut(copying([plain, wanted, waited, changed]), 4);
  expect(result).toMatchObject({ changed: 4 });
  const copyOf = async (original: Made) => {
    const [copy] = await copiesOf(original);
    return { id: Number(copy?.id), cuid: copy?.cuid ?? '' };
  };
  const family = await shop.make.customer(organiser);
  await shop.make.registration(organiser, family, { availability_id: (await copyOf(wanted)).id });
  await shop.call(
    'joinWaitingList',
    { availability_id: (await copyOf(waited)).id, participant_id: family.participant.id },
    family,
  );
  await shop.sql('update availabilities set price = 1 where id = $1', [(await copyOf(changed)).id]);
  const undo = await shop.office('undoBulkAction', { bulk_action: result.cuid }, staff);
  expect(await waitForEnd(undo.cuid)).toMatchObject({ changed: 1, refused: 3 });
  const { data } = await shop.office(
    'listBulkActionLines',
    { bulk_action: undo.cuid, state: 'REFUSED' },
    staff,
  );
  const refusals = data.map(({ refused }) => refused);
  expect(refusals.filter((code) => code === 'IN_USE')).toHaveLength(2);
  expect(refusals).toContain('CHANGED_SINCE');
  expect(await copiesOf(plain)).toEqual([]);
});

test('403 without the right to create availabilities, or to remove them', async () => {
  const original = await camp();
  const action = copying([original]);
  const changer = await shop.make.collaborator(organiser, ['availabilities.update']);
  await expect(
    shop.office('createBulkAction', { action, count: 1 }, changer),
  ).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
  const maker = await shop.make.collaborator(organiser, ['availabilities.create']);
  const { cuid } = await shop.office('createBulkAction', { action, count: 1 }, maker);
  const read = () => shop.office('getBulkAction', { bulk_action: cuid }, maker);
  await expect.poll(async () => (await read()).state).toBe('DONE');
  await expect(shop.office('undoBulkAction', { bulk_action: cuid }, maker)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
});

test('the registration period of many: a number of days before each starts, and undone', async () => {
  const [july, august] = await Promise.all([camp(), camp({ days: ['2026-08-03'] })]);
  const action: Action = {
    ...copying([july, august]),
    change: {
      kind: 'WINDOW',
      opens: { by: 'SET', at: '2026-02-02T09:00:00.000Z' },
      closes: { by: 'BEFORE_START', days: 3, time: '18:00' },
    },
  };
  const result = await carryOut(action, 2);
  expect(result).toMatchObject({ kind: 'WINDOW', changed: 2 });
  const windows = async () =>
    (
      await shop.sql<{ opens: Date; closes: Date | null }>(
        'select registrations_start_at as opens, registrations_end_at as closes from availabilities where id = any($1) order by start_at',
        [[july.id, august.id]],
      )
    ).map(({ opens, closes }) => [opens.toISOString(), closes?.toISOString() ?? null]);
  expect(await windows()).toEqual([
    ['2026-02-02T09:00:00.000Z', '2026-07-17T16:00:00.000Z'],
    ['2026-02-02T09:00:00.000Z', '2026-07-31T16:00:00.000Z'],
  ]);
  const undo = await shop.office('undoBulkAction', { bulk_action: result.cuid }, staff);
  await waitForEnd(undo.cuid);
  expect(await windows()).toEqual([
    ['2026-03-02T08:00:00.000Z', null],
    ['2026-03-02T08:00:00.000Z', null],
  ]);
});
