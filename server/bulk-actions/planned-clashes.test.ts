import type { Ask } from '@ribambelle/api/client.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: Made & { token: string };
let lea: Made;
let camp: MadeAvailability;
let later: MadeAvailability;

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  const activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  const collaborator = await shop.make.collaborator(organiser, []);
  const [row] = await shop.sql<{ cuid: string }>(
    `update collaborators set firstname = 'Léa', lastname = 'Lambert' where id = $1 returning cuid`,
    [collaborator.id],
  );
  lea = { ...collaborator, cuid: row?.cuid ?? '' };
  camp = await shop.make.availability(organiser, activity, { days: ['2026-07-06', '2026-07-07'] });
  // a week later
  later = await shop.make.availability(organiser, activity, { days: ['2026-07-13'] });
  for (const { cuid: availability } of [camp, later])
    await shop.office(
      'updateAvailabilityCollaborators',
      { availability, attached: [lea.cuid] },
      staff,
    );
});
afterAll(() => shop.close());

const copy = (change: object) => ({
  on: 'AVAILABILITIES' as const,
  selection: { by: 'CHOSEN' as const, chosen: [camp.cuid] },
  change: { kind: 'COPY' as const, weeks: 1, ...change },
});
const preview = (action: Ask<'previewBulkAction'>['action']) =>
  shop.office('previewBulkAction', { action }, staff);
const clash = {
  start_at: '2026-07-13T09:00:00.000Z',
  because: 'COLLABORATOR',
  name: 'Léa Lambert',
  excludes: false,
};

test('200 a copy with its team shows where they are then; without the team it has no clashes', async () => {
  const { clashes } = await preview(copy({ collaborators: true }));
  expect(clashes).toMatchObject([
    { ...clash, other: { kind: 'DATE', availability: later.cuid, registered: 0 } },
  ]);
  expect((await preview(copy({}))).clashes).toEqual([]);
});

test('200 a day moved as a whole shows collaborators who are elsewhere then', async () => {
  const { clashes } = await preview({
    on: 'DATES',
    selection: { by: 'CHOSEN', chosen: [camp.dates[0]?.cuid ?? ''] },
    change: { kind: 'MOVE', to: { by: 'DAY', day: '2026-07-13' } },
  });
  expect(clashes).toMatchObject([clash]);
});

test('200 a copy leaves closed periods out on request, and lists the days', async () => {
  await shop.make.closedPeriod(organiser, { first_day: '2026-07-14', last_day: '2026-07-20' });
  expect((await preview(copy({}))).lines[0]?.changes).toHaveLength(1);
  const action = copy({ closed_periods_off: true });
  const { lines } = await preview(action);
  expect(lines[0]?.changes).toContainEqual({
    field: 'skipped_days',
    from: [],
    to: ['2026-07-14'],
  });
  const { cuid: bulk_action } = await shop.office('createBulkAction', { action, count: 1 }, staff);
  await expect
    .poll(async () => (await shop.office('getBulkAction', { bulk_action }, staff)).state)
    .toBe('DONE');
  const rows = await shop.sql<{ day: string }>(
    `select (d.start_at at time zone 'UTC')::date::text as day from availability_dates d
     join availabilities a on a.id = d.availability_id where a.copied_from_id = $1`,
    [camp.id],
  );
  expect(rows).toEqual([{ day: '2026-07-13' }]);
  // a closed day, and a public holiday
  const none = await preview(copy({ weeks: 2, closed_periods_off: true }));
  expect(none.refused).toEqual([{ code: 'NO_DATES_LEFT', count: 1 }]);
});
