import { expect, test } from 'vitest';
import { beginBulk, type Begun, dieAfterLines, goOn, killedInTheMiddle } from './killed-bulk.ts';
import { openShop, type Shop } from './shop.ts';

const CHANGE = { kind: 'CAPACITY', by: 'ADD', places: 2 } as const;

/** Makes camps of twelve places, and the action that adds two places to each. */
async function camps(shop: Shop, many: number) {
  const organiser = await shop.make.organiser();
  const circus = await shop.make.activity(organiser);
  const staff = await shop.make.collaborator(organiser, ['availabilities.update']);
  const camp = (day: string) =>
    shop.make.availability(organiser, circus, { days: [day], capacity: 12 });
  const others = await Promise.all(Array.from({ length: many - 1 }, () => camp('2026-07-06')));
  const last = await camp('2026-08-01');
  const chosen = [...others, last].map(({ cuid }) => cuid);
  const begun: Begun = {
    organiser,
    staff,
    action: { on: 'AVAILABILITIES', selection: { by: 'CHOSEN', chosen }, change: CHANGE },
    count: many,
    change: CHANGE,
  };
  return { begun, last };
}

/** Expects each camp to have two more places, once, with one entry in the log. */
async function expectOnce(shop: Shop, many: number): Promise<void> {
  const capacities = await shop.sql<{ capacity: number; count: string }>(
    'select capacity, count(*) as count from availabilities group by capacity',
  );
  expect(capacities).toEqual([{ capacity: 14, count: String(many) }]);
  const log = await shop.sql(`select from audit_log where action = 'availabilities.update'`);
  expect(log).toHaveLength(many);
}

test('killed in the middle, it continues where it was: each record is changed once, and a missing one does not stop it', async () => {
  const shop = await openShop();
  const { begun, last } = await camps(shop, 13);
  const { cuid, read } = await beginBulk(shop, begun);
  await dieAfterLines(shop, { begun, cuid, lines: 3 });
  expect(await read()).toMatchObject({ state: 'RUNNING', changed: 3 });
  await shop.sql('delete from availability_dates where availability_id = $1', [last.id]);
  await shop.sql('delete from availabilities where id = $1', [last.id]);
  await goOn(shop, read);
  expect(await read()).toMatchObject({ changed: 12, refused: 1 });
  await expectOnce(shop, 12);
  await shop.close();
});

test('every process is killed in the middle of it: each record is still changed once', async () => {
  const many = 400;
  const begin = async (shop: Shop) => (await camps(shop, many)).begun;
  await killedInTheMiddle(begin, (shop) => expectOnce(shop, many));
}, 300_000);
