import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '@ribambelle/database/connect.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop({ now: '2026-01-05T08:00:00.000Z' });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'discounts.create',
    'discounts.update',
    'discounts.delete',
    'volume-discounts.create',
    'volume-discounts.update',
    'volume-discounts.delete',
    'segments.update',
  ]);
});
afterAll(() => shop.close());

/** Returns the rules that prices read. */
async function rules() {
  const [row] = await shop.sql<{ discounts: readonly object[]; volumes: readonly object[] }>(
    'select discounts, volumes from price_rules where organiser_id = $1',
    [organiser.id],
  );
  return row;
}
/** Waits until a statement waits for a lock. */
async function untilWaiting(): Promise<void> {
  for (;;) {
    const waiting = await shop.sql(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
    await delay(5);
  }
}
const title = (text: string) => ({ fr: text, en: text });

test('the row that prices read has the discounts and their segments as soon as they are saved', async () => {
  const segment = await shop.make.segment(organiser, {
    entity: 'CUSTOMERS',
    name: 'Here',
    conditions: JSON.stringify({
      match: 'ALL',
      rules: [{ field: 'postcode', operator: 'ONE_OF', values: ['1050'] }],
    }),
  });
  const discount = await shop.office(
    'createDiscount',
    {
      title: title('Team'),
      amount: 500,
      people_segment: segment.cuid,
      starts_at: '2026-02-01T00:00:00.000+01:00',
    },
    staff,
  );
  expect(await rules()).toMatchObject({
    discounts: [
      {
        title: title('Team'),
        amount: 500,
        named: false,
        starts_at: '2026-01-31T23:00:00+00:00',
        people: { id: segment.id, conditions: { rules: [{ values: ['1050'] }] } },
        availabilities: null,
      },
    ],
    volumes: [],
  });
  await shop.office(
    'updateSegment',
    {
      segment: segment.cuid,
      version: 1,
      conditions: {
        match: 'ALL',
        rules: [{ field: 'postcode', operator: 'ONE_OF', values: ['4000'] }],
      },
    },
    staff,
  );
  expect(await rules()).toMatchObject({
    discounts: [{ people: { conditions: { rules: [{ values: ['4000'] }] } } }],
  });
  await shop.office(
    'updateDiscount',
    { discount: discount.cuid, version: 1, active: false },
    staff,
  );
  expect(await rules()).toMatchObject({ discounts: [] });
});

test('volume discounts are in the row in order of creation, without withdrawn or deleted ones', async () => {
  const second = await shop.office(
    'createVolumeDiscount',
    { title: title('Second'), percentage: 1_000 },
    staff,
  );
  shop.clock.set('2026-01-05T08:00:01.000Z');
  await shop.office('createVolumeDiscount', { title: title('Third'), amount: 200 }, staff);
  expect(await rules()).toMatchObject({
    volumes: [
      { title: title('Second'), percentage: 1_000, counts_held: true },
      { title: title('Third'), amount: 200 },
    ],
  });
  await shop.office('deleteVolumeDiscount', { volume_discount: second.cuid }, staff);
  expect(await rules()).toMatchObject({ volumes: [{ title: title('Third') }] });
});

test('when two change rules at once, neither is lost: the second reads after the first is done', async () => {
  const first = await connect(shop.databaseUrl);
  const second = await connect(shop.databaseUrl);
  const gather = 'set constraints price_rules_changed immediate';
  const make = (name: string) =>
    `insert into volume_discounts (organiser_id, title, amount) values (${organiser.id}, '{"fr":"${name}"}', 100)`;
  try {
    for (const [client, name] of [
      [first, 'Premier'],
      [second, 'Deuxième'],
    ] as const) {
      await client.query('begin');
      await client.query(make(name));
    }
    await first.query(gather);
    const waiting = second.query(gather);
    await untilWaiting();
    await first.query('commit');
    await waiting;
    await second.query('commit');
  } finally {
    await first.end();
    await second.end();
  }
  const there = JSON.stringify((await rules())?.volumes);
  expect(there).toContain('Premier');
  expect(there).toContain('Deuxième');
});

test('a change that is rolled back changes nothing, and the application cannot write the row', async () => {
  const before = await rules();
  await shop.sql(`begin; update volume_discounts set amount = 1; rollback`);
  expect(await rules()).toEqual(before);
  await expect(
    shop.sql(`begin; set local role ribambelle_app; update price_rules set volumes = '[]'`),
  ).rejects.toThrow('permission denied');
});
