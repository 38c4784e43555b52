import type { AskOf } from '@ribambelle/api/endpoint.ts';
import type { createBulkAction } from '@ribambelle/api/bulk-actions/create-bulk-action.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Action = AskOf<typeof createBulkAction>['action'];
type Change = Extract<Action, { on: 'AVAILABILITIES' }>['change'];

const RIGHTS: readonly Permission[] = [
  'availabilities.read',
  'availabilities.update',
  'availability-dates.update',
];

let shop: Shop;
let organiser: Made;
let circus: Made;
let staff: { id: number; token: string };

const open = async (settings: Parameters<typeof openShop>[0]) => {
  shop = await openShop(settings);
  organiser = await shop.make.organiser();
  circus = await shop.make.activity(organiser, { title: { fr: 'Cirque', en: 'Circus' } });
  staff = await shop.make.collaborator(organiser, RIGHTS);
};

const camp = (columns: object = {}): Promise<MadeAvailability> =>
  shop.make.availability(organiser, circus, {
    days: ['2026-07-06', '2026-07-07'],
    price: 12_000,
    deposit: 3_600,
    capacity: 12,
    ...columns,
  });

const changing = (records: readonly Made[], change: Change): Action => ({
  on: 'AVAILABILITIES',
  selection: { by: 'CHOSEN', chosen: records.map(({ cuid }) => cuid) },
  change,
});

type Message = Extract<Change, { kind: 'CLOSED' }>['message'];

const closingDays = (day: string, message: Message = null): Action => ({
  on: 'DATES',
  selection: { by: 'FILTERS', filters: { from: day, until: day } },
  change: { kind: 'CLOSED', closed: true, message },
});

const waitForEnd = async (cuid: string) => {
  const read = () => shop.office('getBulkAction', { bulk_action: cuid }, staff);
  await expect.poll(async () => (await read()).state).toBe('DONE');
  return read();
};

async function carryOut(action: Action, count: number) {
  const { cuid } = await shop.office('createBulkAction', { action, count }, staff);
  return waitForEnd(cuid);
}

const rowsOf = (records: readonly Made[]) =>
  shop.sql<{ price: number; capacity: number | null; closed: boolean; tags: string[] }>(
    'select price, capacity, closed, tags from availabilities where id = any($1) order by array_position($1::bigint[], id)',
    [records.map(({ id }) => id)],
  );

describe('chosen records', () => {
  beforeAll(() => open({ jobs: true }));
  afterAll(() => shop.close());

  test('are previewed by the rule that changes them, and changed', async () => {
    const camps = [await camp(), await camp({ price: 4_000 }), await camp({ price: 9_900 })];
    const action = changing(camps, { kind: 'PRICE', by: 'ADD', amount: -2_100 });
    const preview = await shop.office('previewBulkAction', { action }, staff);
    expect(preview).toMatchObject({
      count: 3,
      changed: 2,
      unchanged: 0,
      refused: [{ code: 'PRICE_BELOW_DEPOSIT', count: 1 }],
    });
    expect(preview.lines[0]).toMatchObject({
      cuid: camps[1]?.cuid,
      refused: 'PRICE_BELOW_DEPOSIT',
    });
    expect(preview.lines.find(({ cuid }) => cuid === camps[0]?.cuid)).toEqual({
      cuid: camps[0]?.cuid,
      title: 'Cirque',
      at: '2026-07-06T09:00:00.000Z',
      changes: [{ field: 'price', from: 12_000, to: 9_900 }],
      refused: null,
    });
    expect((await rowsOf(camps)).map(({ price }) => price)).toEqual([12_000, 4_000, 9_900]);
    expect(await carryOut(action, 3)).toMatchObject({
      kind: 'PRICE',
      count: 3,
      changed: 2,
      refused: 1,
      families: 0,
      can_undo: true,
    });
    expect((await rowsOf(camps)).map(({ price }) => price)).toEqual([9_900, 4_000, 7_800]);
    const entries = await shop.sql<{ entity_cuid: string; changes: object }>(
      `select entity_cuid, changes from audit_log where entity_cuid = any($1) order by array_position($1::text[], entity_cuid)`,
      [camps.map(({ cuid }) => cuid)],
    );
    expect(entries).toHaveLength(2);
    expect(entries[0]?.changes).toEqual({ price: { from: 12_000, to: 9_900 } });
  });

  test('an agreed price stays; new registrations pay the new one', async () => {
    const family = await shop.make.customer(organiser);
    const one = await camp();
    await shop.make.registration(organiser, family, {
      availability_id: one.id,
      total_amount: 12_000,
    });
    const action = changing([one], { kind: 'PRICE', by: 'SET', price: 9_000 });
    const preview = await shop.office('previewBulkAction', { action }, staff);
    expect(preview).toMatchObject({ registrations: 1, families: 1 });
    await carryOut(action, 1);
    const receivables = await shop.sql(
      `select total_amount from receivables where customer_id = $1`,
      [family.id],
    );
    expect(receivables).toEqual([{ total_amount: 12_000 }]);
  });

  test('places: added, with a warning where fewer than are taken', async () => {
    const full = await camp();
    await shop.sql('update availabilities set registered = 5 where id = $1', [full.id]);
    const endless = await camp({ capacity: null });
    const action = changing([full, endless], { kind: 'CAPACITY', by: 'ADD', places: -8 });
    expect(await shop.office('previewBulkAction', { action }, staff)).toMatchObject({
      changed: 1,
      overfull: 1,
      refused: [{ code: 'CAPACITY_UNLIMITED', count: 1 }],
    });
    await carryOut(action, 2);
    expect((await rowsOf([full, endless])).map(({ capacity }) => capacity)).toEqual([4, null]);
  });

  test('tags, which can be filtered by', async () => {
    const camps = [await camp({ tags: ['sud'] }), await camp()];
    await carryOut(changing(camps, { kind: 'TAGS', add: ['Été 2026'], remove: ['sud'] }), 2);
    expect((await rowsOf(camps)).map(({ tags }) => tags)).toEqual([['Été 2026'], ['Été 2026']]);
    const { data } = await shop.office('listOfficeAvailabilities', { tag: 'Été 2026' }, staff);
    expect(data.map(({ cuid }) => cuid).toSorted()).toEqual(
      camps.map(({ cuid }) => cuid).toSorted(),
    );
    expect((await shop.office('listAvailabilityTags', {}, staff)).tags).toEqual(['Été 2026']);
    const { cuid } = data[0] ?? { cuid: '' };
    expect(
      (await shop.office('getOfficeAvailability', { availability: cuid }, staff)).tags,
    ).toEqual(['Été 2026']);
  });

  test('all results of the filters: changed, but for the exceptions', async () => {
    const dance = await shop.make.activity(organiser, { title: { fr: 'Danse', en: 'Dance' } });
    const camps = await Promise.all(
      [1, 2, 3].map(() => shop.make.availability(organiser, dance, { capacity: 5 })),
    );
    const action: Action = {
      on: 'AVAILABILITIES',
      selection: {
        by: 'FILTERS',
        filters: { activity: dance.cuid },
        except: [camps[1]?.cuid ?? ''],
      },
      change: { kind: 'CLOSED', closed: true },
    };
    expect(await carryOut(action, 2)).toMatchObject({ changed: 2 });
    const states = (await rowsOf(camps)).map((row) => row.closed);
    expect(states.filter(Boolean)).toHaveLength(2);
    expect((await rowsOf([camps[1] ?? dance]))[0]?.closed).toBe(false);
  });

  test('the places of a day: only its dates are changed, and changed back', async () => {
    const days = ['2026-08-04', '2026-08-05'];
    const camps = [await camp({ days }), await camp({ days })];
    const places = () =>
      shop.sql<{ capacity: number | null }>(
        'select capacity from availability_dates where availability_id = any($1) order by start_at, id',
        [camps.map(({ id }) => id)],
      );
    const action: Action = {
      on: 'DATES',
      selection: { by: 'FILTERS', filters: { from: '2026-08-04', until: '2026-08-04' } },
      change: { kind: 'CAPACITY', by: 'SET', capacity: 5 },
    };
    const { cuid } = await carryOut(action, 2);
    expect((await places()).map(({ capacity }) => capacity)).toEqual([5, 5, null, null]);
    const undo = await shop.office('undoBulkAction', { bulk_action: cuid }, staff);
    expect(await waitForEnd(undo.cuid)).toMatchObject({ changed: 2, refused: 0 });
    expect((await places()).map(({ capacity }) => capacity)).toEqual([null, null, null, null]);
  });

  test('undone: every record not changed since gets its former value', async () => {
    const camps = [await camp(), await camp(), await camp()];
    const { cuid } = await carryOut(
      changing(camps, { kind: 'CAPACITY', by: 'SET', capacity: 20 }),
      3,
    );
    await shop.sql('update availabilities set capacity = 30 where id = $1', [camps[1]?.id]);
    const undo = await shop.office('undoBulkAction', { bulk_action: cuid }, staff);
    expect(await waitForEnd(undo.cuid)).toMatchObject({
      kind: 'UNDO',
      count: 3,
      changed: 2,
      refused: 1,
      can_undo: false,
    });
    expect((await rowsOf(camps)).map(({ capacity }) => capacity)).toEqual([12, 30, 12]);
    const { data } = await shop.office(
      'listBulkActionLines',
      { bulk_action: undo.cuid, state: 'REFUSED' },
      staff,
    );
    expect(data).toMatchObject([{ cuid: camps[1]?.cuid, refused: 'CHANGED_SINCE', changes: [] }]);
    for (const bulk_action of [cuid, undo.cuid])
      await expect(shop.office('undoBulkAction', { bulk_action }, staff)).rejects.toMatchObject({
        code: 'BULK_ACTION_NOT_UNDOABLE',
        status: 409,
      });
  });

  test('a count that no longer matches: nothing is changed', async () => {
    const camps = [await camp(), await camp()];
    const action = changing(camps, { kind: 'CLOSED', closed: true });
    await expect(
      shop.office('createBulkAction', { action, count: 3 }, staff),
    ).rejects.toMatchObject({ code: 'SELECTION_CHANGED', status: 409 });
    expect((await rowsOf(camps)).map(({ closed }) => closed)).toEqual([false, false]);
  });
});

describe('a day', () => {
  let anne: MadeCustomer;
  let john: MadeCustomer;
  beforeAll(async () => {
    await open({ jobs: true });
    anne = await shop.make.customer(organiser, { firstname: 'Anne' });
    john = await shop.make.customer(organiser, { firstname: 'John', language: 'en' });
  });
  afterAll(() => shop.close());

  const message = {
    subject: { fr: 'Pas de stage le 7 juillet', en: 'No camp on 7 July' },
    text: { fr: 'La salle est fermée.\n\nÀ bientôt', en: '' },
  };

  test('is closed over all groups, and each family gets one e-mail about its registrations', async () => {
    const first = await camp();
    const second = await camp();
    await camp();
    for (const [family, group] of [
      [anne, first],
      [anne, second],
      [john, second],
    ] as const)
      await shop.make.registration(organiser, family, {
        availability_id: group.id,
        date_ids: group.dates.map(({ id }) => id),
      });
    const action = closingDays('2026-07-07', message);
    expect(await shop.office('previewBulkAction', { action }, staff)).toMatchObject({
      count: 3,
      changed: 3,
      registrations: 3,
      families: 2,
    });
    const { cuid, ...result } = await carryOut(action, 3);
    expect(result).toMatchObject({ on: 'DATES', changed: 3, families: 2, can_undo: false });
    const dates = await shop.sql<{ closed: boolean }>(
      `select status = 'CLOSED' as closed from availability_dates order by start_at, id`,
    );
    expect(dates.map(({ closed }) => closed)).toEqual([false, false, false, true, true, true]);
    const mails = async () =>
      shop.sql<{ subject: string; text: string; recipient: string }>(
        `select subject, text, recipient from sent_mails where kind = 'registrations.message' order by language desc`,
      );
    await expect.poll(async () => (await mails()).length).toBe(2);
    const [french, english] = await mails();
    expect(french?.subject).toBe('Pas de stage le 7 juillet');
    expect(french?.text.match(/Léa Dubois · Cirque/g)).toHaveLength(2);
    // a message in only one language is read in that one
    expect(english?.subject).toBe('No camp on 7 July');
    expect(english?.text).toContain('La salle est fermée.');
    expect(english?.text.match(/Léa Dubois · Circus/g)).toHaveLength(1);
    await expect(shop.office('undoBulkAction', { bulk_action: cuid }, staff)).rejects.toMatchObject(
      { code: 'BULK_ACTION_NOT_UNDOABLE' },
    );
  });

  test('without a message no e-mail is sent', async () => {
    await shop.sql('delete from sent_mails');
    expect(await carryOut(closingDays('2026-07-06'), 3)).toMatchObject({ changed: 3, families: 0 });
    expect(await shop.sql('select from sent_mails')).toEqual([]);
  });
});

describe('refuses', () => {
  beforeAll(() => open({}));
  afterAll(() => shop.close());

  test.each(['previewBulkAction', 'createBulkAction'] as const)(
    '%s: 403 for changes beyond the collaborator’s rights, 409 for an empty selection',
    async (name) => {
      const one = await camp();
      const reader = await shop.make.collaborator(organiser, [
        'availabilities.read',
        'availability-dates.update',
      ]);
      const action = changing([one], { kind: 'CLOSED', closed: true });
      await expect(shop.office(name, { action, count: 1 }, reader)).rejects.toMatchObject({
        code: 'NOT_PERMITTED',
        status: 403,
      });
      const nothing = closingDays('2031-01-01');
      await expect(shop.office(name, { action: nothing, count: 1 }, reader)).rejects.toMatchObject({
        code: 'SELECTION_EMPTY',
        status: 409,
      });
    },
  );

  test('a fourth while three run, a colleague’s action, and undoing one that runs', async () => {
    const one = await camp();
    const action = changing([one], { kind: 'CLOSED', closed: true });
    const begin = () => shop.office('createBulkAction', { action, count: 1 }, staff);
    const { cuid } = await begin();
    await begin();
    await begin();
    await expect(begin()).rejects.toMatchObject({ code: 'BULK_ACTIONS_TOO_MANY', status: 409 });
    const of = { bulk_action: cuid };
    await expect(shop.office('undoBulkAction', of, staff)).rejects.toMatchObject({
      code: 'BULK_ACTION_NOT_UNDOABLE',
    });
    const colleague = await shop.make.collaborator(organiser, RIGHTS);
    for (const name of ['getBulkAction', 'listBulkActionLines', 'undoBulkAction'] as const)
      await expect(shop.office(name, of, colleague)).rejects.toMatchObject({
        code: 'BULK_ACTION_NOT_FOUND',
        status: 404,
      });
  });

  test('more than 5 000', async () => {
    const many = await shop.make.activity(organiser);
    await shop.sql(
      `insert into availabilities (organiser_id, activity_id, start_at, end_at, price)
       select $1, $2, '2026-07-06', '2026-07-07', 0 from generate_series(1, 5001)`,
      [organiser.id, many.id],
    );
    const action: Action = {
      on: 'AVAILABILITIES',
      selection: { by: 'FILTERS', filters: { activity: many.cuid } },
      change: { kind: 'CLOSED', closed: true },
    };
    await expect(shop.office('previewBulkAction', { action }, staff)).rejects.toMatchObject({
      code: 'SELECTION_TOO_LARGE',
      status: 409,
    });
  });
});
