import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: Made & { token: string };
let family: MadeCustomer;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, [
    'payments.create',
    'payments.read',
    'registrations.create',
  ]);
  family = await shop.make.customer(organiser);
});
afterAll(() => shop.close());

/** Registers children, by their first names, on a day. */
async function register(day: string, names: readonly string[]): Promise<void> {
  const camp = await shop.make.availability(organiser, activity, { days: [day], price: 1_000 });
  for (const firstname of names) {
    const participant = await shop.make.participant(organiser, family, { firstname });
    await shop.office(
      'registerByStaff',
      {
        customer: family.cuid,
        participant: participant.cuid,
        availability: camp.cuid,
        date_ids: camp.dates.map(({ id }) => id),
      },
      staff,
    );
  }
}

test('200 the things that a payment paid come in the order of their purchase, their start and their names', async () => {
  await register('2026-08-03', ['Zoé', 'Émile', 'Anna']);
  await register('2026-07-06', ['Noé', 'Léa', 'Tom']);
  shop.clock.set('2026-01-06T08:00:00.000Z');
  await register('2026-06-01', ['Abel', 'Carl', 'Bert']);
  const { cuid: payment } = await shop.office(
    'recordPayment',
    { customer: family.cuid, amount: 9_000, note: '' },
    staff,
  );
  const { allocations } = await shop.office('getOfficePayment', { payment }, staff);
  expect(allocations.map(({ participant_name }) => participant_name?.split(' ')[0])).toEqual([
    'Léa',
    'Noé',
    'Tom',
    'Anna',
    'Émile',
    'Zoé',
    'Abel',
    'Bert',
    'Carl',
  ]);
});
