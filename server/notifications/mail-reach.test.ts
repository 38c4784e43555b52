import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop({ smtpUrl: 'smtp://127.0.0.1:1' });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'registrations.create',
    'registrations.update',
    'registrations.read',
  ]);
});
afterAll(() => shop.close());

test.each([
  ['is reached', 'email = email', null],
  ['has no address', 'email = null, password_hash = null, email_confirmed_at = null', 'NO_ADDRESS'],
  ['has an address that was refused', 'email_refused_at = now()', 'ADDRESS_REFUSED'],
  ['has erased its account', 'deleted_at = now()', 'ERASED'],
])(
  '200 a family that %s: the same reason on its own and beside a change',
  async (_, set, untold) => {
    const family = await shop.make.customer(organiser);
    const activity = await shop.make.activity(organiser);
    const camp = await shop.make.availability(organiser, activity);
    const date_ids = camp.dates.map(({ id }) => id);
    const { cuid: registration } = await shop.office(
      'registerByStaff',
      {
        customer: family.cuid,
        participant: family.participant.cuid,
        availability: camp.cuid,
        date_ids,
      },
      staff,
    );
    await shop.sql(`update customers set ${set} where id = $1`, [family.id]);
    expect(await shop.office('getMailReach', { customer: family.cuid }, staff)).toEqual({ untold });
    const preview = await shop.office('previewOfficeChange', { registration, date_ids }, staff);
    expect(preview.untold).toBe(untold);
    expect(preview.mail === null).toBe(untold === 'NO_ADDRESS' || untold === 'ERASED');
  },
);

test('404 for a family that does not exist', async () => {
  await expect(shop.office('getMailReach', { customer: 'unknown' }, staff)).rejects.toMatchObject({
    code: 'CUSTOMER_NOT_FOUND',
  });
});
