import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: { token: string };
// later than the clock of the queue, so that jobs for another day wait
beforeAll(async () => {
  shop = await openShop({ jobs: true, now: '2096-01-05T08:00:00.000Z' });
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
});
afterAll(() => shop.close());

const mailsTo = (family: MadeCustomer) =>
  shop.sql(`select id from sent_mails where kind = 'waiting-list.vacancy' and customer_id = $1`, [
    family.id,
  ]);
const queueIsEmpty = async () =>
  (
    await shop.sql(
      'select count(*)::integer as left from graphile_worker._private_jobs where run_at <= now()',
    )
  )[0];

test('reopening by undo after a mistaken closing tells only those who were never told', async () => {
  const camp = await shop.make.availability(organiser, activity, {
    days: ['2096-07-06'],
    capacity: 1,
  });
  const anne = await shop.make.customer(organiser);
  const ben = await shop.make.customer(organiser);
  const carl = await shop.make.customer(organiser);
  const join = (family: MadeCustomer) =>
    shop.call(
      'joinWaitingList',
      { availability_id: camp.id, participant_id: family.participant.id },
      family,
    );
  const { cuid: registration } = await shop.office(
    'registerByStaff',
    {
      customer: carl.cuid,
      participant: carl.participant.cuid,
      availability: camp.cuid,
      date_ids: camp.dates.map(({ id }) => id),
    },
    staff,
  );
  const waitForEnd = async (bulk_action: string) => {
    const state = async () => (await shop.office('getBulkAction', { bulk_action }, staff)).state;
    await expect.poll(state).toBe('DONE');
  };
  await join(anne);
  await shop.office(
    'cancelOfficeRegistration',
    { registration, message: 'Groupe fusionné' },
    staff,
  );
  await expect.poll(() => mailsTo(anne)).toHaveLength(1);
  const action = {
    on: 'AVAILABILITIES' as const,
    selection: { by: 'CHOSEN' as const, chosen: [camp.cuid] },
    change: { kind: 'CLOSED' as const, closed: true },
  };
  const close = async () => {
    const { cuid } = await shop.office('createBulkAction', { action, count: 1 }, staff);
    await waitForEnd(cuid);
    return cuid;
  };
  const undo = async (bulk_action: string) => {
    const { cuid } = await shop.office('undoBulkAction', { bulk_action }, staff);
    await waitForEnd(cuid);
    await expect.poll(queueIsEmpty).toEqual({ left: 0 });
  };
  await undo(await close());
  expect(await mailsTo(anne)).toHaveLength(1);
  // a family that joins while it is closed by mistake again is notified that it is open
  const closing = await close();
  await join(ben);
  await undo(closing);
  expect([await mailsTo(anne), await mailsTo(ben)].map(({ length }) => length)).toEqual([1, 1]);
});

test('families waiting for an excluded date are told once its time is free again, and not before', async () => {
  const days = ['2096-07-06'];
  const alone = await shop.make.availability(organiser, activity, { days, capacity: 1 });
  const duo = await shop.make.availability(organiser, activity, { days });
  const anne = await shop.make.customer(organiser);
  const register = async ({ cuid: availability, dates }: typeof duo) => {
    const { cuid: customer, participant } = await shop.make.customer(organiser);
    const date_ids = dates.map(({ id }) => id);
    const wish = { customer, participant: participant.cuid, availability, date_ids };
    return (await shop.office('registerByStaff', wish, staff)).cuid;
  };
  const cancel = (registration: string) =>
    shop.office('cancelOfficeRegistration', { registration, message: 'Malade' }, staff);
  const lesson = await register(alone);
  const other = await register(duo);
  await shop.call(
    'joinWaitingList',
    { availability_id: alone.id, participant_id: anne.participant.id },
    anne,
  );
  await shop.office(
    'updateAvailabilityExclusions',
    { availability: alone.cuid, synchronised: { attached: [duo.cuid], detached: [] } },
    staff,
  );
  await cancel(lesson);
  await expect.poll(queueIsEmpty).toEqual({ left: 0 });
  expect(await mailsTo(anne)).toEqual([]);
  await cancel(other);
  await expect.poll(() => mailsTo(anne)).toHaveLength(1);
});
