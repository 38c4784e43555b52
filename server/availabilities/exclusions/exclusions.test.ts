import type { Ask } from '@ribambelle/api/client.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: { token: string };
let alone: MadeAvailability;
let duo: MadeAvailability;
let family: MadeCustomer;
let other: MadeCustomer;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, [
    'availabilities.read',
    'availabilities.update',
    'availabilities.create',
    'availabilities.delete',
    'availability-dates.update',
    'registrations.create',
    'registrations.cancel',
    'registrations.overbook',
    'registration-requests.update',
  ]);
  family = await shop.make.customer(organiser);
  other = await shop.make.customer(organiser);
});
afterAll(() => shop.close());

/** The same lesson on Monday and Tuesday, alone and as a duo. */
beforeEach(async () => {
  const days = ['2026-07-06', '2026-07-07'];
  alone = await shop.make.availability(organiser, activity, { days, date_capacity: 1 });
  duo = await shop.make.availability(organiser, activity, { days, date_capacity: 2 });
});

type Changes = Omit<Ask<'updateAvailabilityExclusions'>, 'availability'>;

const share = (availability: Made, changes: Changes) =>
  shop.office(
    'updateAvailabilityExclusions',
    { availability: availability.cuid, ...changes },
    staff,
  );
const synchronise = (one: Made, ...others: readonly Made[]) =>
  share(one, { synchronised: { attached: others.map(({ cuid }) => cuid), detached: [] } });
const read = (availability: Made) =>
  shop.office('getAvailabilityExclusions', { availability: availability.cuid }, staff);

/** Returns the site's status of the availability, and of each of its dates. */
async function statusesOf(availability: Made): Promise<string[]> {
  const { status, dates } = await shop.call('getAvailability', { availability: availability.cuid });
  return [status, ...dates.map((date) => date.status)];
}

const add = (who: MadeCustomer, availability: MadeAvailability, day = 0) =>
  shop.call(
    'addCartItems',
    {
      participant_id: who.participant.id,
      registrations: [
        {
          availability_id: availability.id,
          availability_dates: [{ date_id: availability.dates[day]?.id ?? 0 }],
        },
      ],
    },
    who,
  );
const emptyCarts = async () => {
  await shop.sql('delete from cart_item_dates where organiser_id = $1', [organiser.id]);
  await shop.sql('delete from cart_items where organiser_id = $1 and processed_at is null', [
    organiser.id,
  ]);
};
const register = (who: MadeCustomer, availability: MadeAvailability, day = 0, overbook = false) =>
  shop.office(
    'registerByStaff',
    {
      overbook,
      customer: who.cuid,
      participant: who.participant.cuid,
      availability: availability.cuid,
      date_ids: [availability.dates[day]?.id ?? 0],
    },
    staff,
  );
const cancel = (registration: string) =>
  shop.office('cancelOfficeRegistration', { registration, message: 'Malade' }, staff);
const exclusion = { status: 409, code: 'DATE_EXCLUDED' };

describe('synchronised availabilities', () => {
  test('200 after a registration for one, the other overlaps on that day only, until it is cancelled', async () => {
    await synchronise(alone, duo);
    expect([await statusesOf(alone), await statusesOf(duo)]).toEqual([
      ['OPEN', 'OPEN', 'OPEN'],
      ['OPEN', 'OPEN', 'OPEN'],
    ]);
    const { cuid } = await register(family, duo);
    expect([await statusesOf(alone), await statusesOf(duo)]).toEqual([
      ['OPEN', 'OVERLAP', 'OPEN'],
      // once a duo has begun to sell, its second place stays on sale
      ['OPEN', 'OPEN', 'OPEN'],
    ]);
    await expect(add(other, alone)).rejects.toMatchObject({
      ...exclusion,
      fields: { [`registrations.0.availability_dates.${alone.dates[0]?.id}`]: 'DATE_EXCLUDED' },
    });
    await add(other, duo);
    await emptyCarts();
    await cancel(cuid);
    expect(await statusesOf(alone)).toEqual(['OPEN', 'OPEN', 'OPEN']);
    await add(other, alone);
    await emptyCarts();
  });

  test('409 while one is in a cart, which is not shown as overlap, and for both in one order', async () => {
    await synchronise(alone, duo);
    await add(family, duo);
    expect(await statusesOf(alone)).toEqual(['OPEN', 'OPEN', 'OPEN']);
    await expect(add(other, alone)).rejects.toMatchObject(exclusion);
    await emptyCarts();
    const registrations = [alone, duo].map(({ id, dates }) => ({
      availability_id: id,
      availability_dates: [{ date_id: dates[0]?.id ?? 0 }],
    }));
    await expect(
      shop.call('addCartItems', { participant_id: other.participant.id, registrations }, other),
    ).rejects.toMatchObject({
      ...exclusion,
      fields: { [`registrations.1.availability_dates.${duo.dates[0]?.id}`]: 'DATE_EXCLUDED' },
    });
  });

  test('409 at the desk, unless staff insist; then both stay on sale', async () => {
    await synchronise(alone, duo);
    await register(family, duo);
    await expect(register(other, alone)).rejects.toMatchObject(exclusion);
    await register(other, alone, 0, true);
    expect([await statusesOf(alone), await statusesOf(duo)]).toEqual([
      ['OPEN', 'FULL', 'OPEN'],
      ['OPEN', 'OPEN', 'OPEN'],
    ]);
    expect((await read(alone)).overlaps).toMatchObject([
      { taken: 'BOTH', because: 'SYNCHRONISED', other: { availability: duo.cuid, registered: 1 } },
    ]);
  });

  test('409 by every other way to a place: an order, a change, the approval of a request', async () => {
    const { cart } = await add(family, alone);
    await register(other, duo);
    const { cuid } = await register(other, duo, 1);
    await cancel(cuid);
    await synchronise(alone, duo);
    const order = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
    await expect(shop.call('checkoutCart', order, family)).rejects.toMatchObject({
      code: 'DATE_EXCLUDED',
    });
    await emptyCarts();

    const registration = await register(family, alone, 1);
    const [row] = await shop.sql<{ id: number }>('select id from registrations where cuid = $1', [
      registration.cuid,
    ]);
    await expect(
      shop.call(
        'updateRegistration',
        {
          registration_id: Number(row?.id),
          availability_dates: alone.dates.map(({ id }) => ({ date_id: id })),
          automatic_price: false,
        },
        family,
      ),
    ).rejects.toMatchObject({
      code: 'DATE_EXCLUDED',
      fields: { [`availability_dates.${alone.dates[0]?.id}`]: 'DATE_EXCLUDED' },
    });

    const asking = await shop.make.activity(organiser, { registration_flow: 'REQUEST' });
    await shop.make.tier(organiser, asking);
    const days = ['2026-07-06'];
    const by_request = await shop.make.availability(organiser, asking, { days });
    const one = { id: by_request.id, dates: by_request.dates.map(({ id }) => id) };
    const wish = {
      participant_id: family.participant.id,
      registrations_requests: [{ availabilities: [one] }],
    };
    const request = await shop.call('addCartItems', wish, family);
    await shop.call('checkoutCart', { ...order, cart_id: request.cart.id }, family);
    const { data } = await shop.call('listAccountRegistrationsRequests', {}, family);
    await synchronise(by_request, duo);
    await expect(
      shop.office('approveRegistrationRequest', { request: data[0]?.cuid ?? '' }, staff),
    ).rejects.toMatchObject({ code: 'DATE_EXCLUDED' });
  });

  test('200 with all its days taken it overlaps as a whole, and offers no waiting list', async () => {
    await synchronise(alone, duo);
    await register(family, duo);
    const { cuid } = await register(family, duo, 1);
    expect(await statusesOf(alone)).toEqual(['OVERLAP', 'OVERLAP', 'OVERLAP']);
    const { data } = await shop.call('listAvailabilities', { status: ['OVERLAP'] });
    expect(data.map(({ id }) => id)).toContain(alone.id);
    const { availabilities_dates: dates } = await shop.call('listAvailabilityDates', {
      status: ['OVERLAP'],
    });
    expect(dates.data.map(({ id }) => id)).toEqual(
      expect.arrayContaining(alone.dates.map(({ id }) => id)),
    );
    await cancel(cuid);
    expect(await statusesOf(alone)).toEqual(['OPEN', 'OVERLAP', 'OPEN']);
  });

  test('200 synchronising with one of a set joins the whole set; when one is detached, the others stay together', async () => {
    const trio = await shop.make.availability(organiser, activity, {
      days: ['2026-07-06'],
      capacity: 3,
    });
    await synchronise(alone, duo);
    await synchronise(trio, duo);
    expect((await read(alone)).synchronised.map(({ cuid }) => cuid).toSorted()).toEqual(
      [duo.cuid, trio.cuid].toSorted(),
    );
    await register(family, trio);
    expect([await statusesOf(alone), await statusesOf(duo)]).toEqual([
      ['OPEN', 'OVERLAP', 'OPEN'],
      ['OPEN', 'OVERLAP', 'OPEN'],
    ]);
    await share(alone, { synchronised: { attached: [], detached: [trio.cuid] } });
    expect([await statusesOf(alone), await statusesOf(duo)]).toEqual([
      ['OPEN', 'OPEN', 'OPEN'],
      ['OPEN', 'OPEN', 'OPEN'],
    ]);
    await share(alone, { synchronised: { attached: [], detached: [duo.cuid] } });
    expect((await read(duo)).synchronised).toEqual([]);
  });

  test('200 a date moved to the time of another becomes an overlap, and is free again at its former time', async () => {
    await synchronise(alone, duo);
    await register(family, duo);
    const [monday] = alone.dates;
    const move = (day: string) =>
      shop.change(
        'moveAvailabilityDate',
        {
          availability: alone.cuid,
          date: monday?.cuid ?? '',
          start_at: `${day}T09:00:00.000Z`,
          end_at: `${day}T16:00:00.000Z`,
          past: false,
        },
        staff,
      );
    await move('2026-07-08');
    expect((await statusesOf(alone)).toSorted()).toEqual(['OPEN', 'OPEN', 'OPEN']);
    await move('2026-07-06');
    expect(await statusesOf(alone)).toEqual(['OPEN', 'OVERLAP', 'OPEN']);
  });

  test('200 one that is deleted and restored is computed afresh', async () => {
    await synchronise(alone, duo);
    const { removal } = await shop.office(
      'deleteAvailability',
      { availability: alone.cuid },
      staff,
    );
    await register(family, duo);
    await shop.office('restoreRemoval', { removal }, staff);
    expect(await statusesOf(alone)).toEqual(['OPEN', 'OVERLAP', 'OPEN']);
    expect((await read(alone)).synchronised.map(({ cuid }) => cuid)).toEqual([duo.cuid]);
  });
});

describe('availabilities that need the same', () => {
  let hall: Made;
  beforeAll(async () => {
    hall = await shop.make.resource(organiser, await shop.make.bookingConfiguration(organiser));
  });
  const needs = (availability: MadeAvailability, day: number | null = null) =>
    share(availability, {
      resources: {
        attached: [
          {
            resource: hall.cuid,
            date: day === null ? null : (availability.dates[day]?.cuid ?? ''),
          },
        ],
        detached: [],
      },
    });

  test('200 a hall: the dates that need it exclude each other, the others stay open', async () => {
    await needs(alone, 1);
    await needs(duo);
    await register(family, duo);
    await register(other, duo, 1);
    expect(await statusesOf(alone)).toEqual(['OPEN', 'OPEN', 'OVERLAP']);
    const hall_name = (await read(alone)).resources;
    expect(hall_name).toMatchObject([{ cuid: hall.cuid, date: alone.dates[1]?.cuid }]);
    expect((await read(alone)).overlaps).toMatchObject([
      { taken: 'OTHER', because: 'RESOURCE', date: alone.dates[1]?.cuid, name: hall_name[0]?.name },
    ]);
    await share(duo, {
      resources: { attached: [], detached: [{ resource: hall.cuid, date: null }] },
    });
    expect(await statusesOf(alone)).toEqual(['OPEN', 'OPEN', 'OPEN']);
  });

  test('409 RESOURCE_IN_USE: a hall needed by an availability cannot be deleted until nothing needs it', async () => {
    const configuration = await shop.make.bookingConfiguration(organiser);
    const attic = await shop.make.resource(organiser, configuration);
    const of_attic = [{ resource: attic.cuid, date: null }];
    await share(alone, { resources: { attached: of_attic, detached: [] } });
    const remover = await shop.make.collaborator(organiser, ['resources.delete']);
    const remove = () => shop.office('deleteResource', { resource: attic.cuid }, remover);
    await expect(remove()).rejects.toMatchObject({ status: 409, code: 'RESOURCE_IN_USE' });
    await share(alone, { resources: { attached: [], detached: of_attic } });
    expect((await remove()).message).toBeNull();
  });

  test('200 an occupied collaborator excludes dates; one who is merely attached excludes nothing', async () => {
    const { cuid } = (
      await shop.sql<{ cuid: string }>(
        'select c.cuid from collaborators c where organiser_id = $1',
        [organiser.id],
      )
    )[0] ?? { cuid: '' };
    for (const { cuid: availability } of [alone, duo])
      await shop.office(
        'updateAvailabilityCollaborators',
        { availability, attached: [cuid], detached: [] },
        staff,
      );
    await register(family, duo);
    expect(await statusesOf(alone)).toEqual(['OPEN', 'OPEN', 'OPEN']);
    await share(alone, { collaborators: { occupied: [cuid], free: [] } });
    expect(await statusesOf(alone)).toEqual(['OPEN', 'OPEN', 'OPEN']);
    await share(duo, { collaborators: { occupied: [cuid], free: [] } });
    expect(await statusesOf(alone)).toEqual(['OPEN', 'OVERLAP', 'OPEN']);
    expect((await read(alone)).overlaps).toMatchObject([{ because: 'COLLABORATOR' }]);
    await shop.office(
      'updateAvailabilityCollaborators',
      { availability: duo.cuid, attached: [], detached: [cuid] },
      staff,
    );
    expect(await statusesOf(alone)).toEqual(['OPEN', 'OPEN', 'OPEN']);
  });

  test('200 a preview shows the overlaps, and changes nothing', async () => {
    await needs(duo);
    await register(family, duo);
    const { overlaps } = await shop.office(
      'previewAvailabilityExclusions',
      {
        availability: alone.cuid,
        resources: { attached: [{ resource: hall.cuid, date: null }], detached: [] },
        synchronised: { attached: [duo.cuid], detached: [] },
      },
      staff,
    );
    expect(overlaps).toMatchObject([
      { taken: 'OTHER', because: 'RESOURCE', date: alone.dates[0]?.cuid },
      { taken: 'OTHER', because: 'SYNCHRONISED', date: alone.dates[0]?.cuid, name: '' },
    ]);
    expect(await statusesOf(alone)).toEqual(['OPEN', 'OPEN', 'OPEN']);
    expect((await read(alone)).resources).toEqual([]);
  });

  test('404 for unknown things, and nothing changes', async () => {
    const nothing = 'cnothing00000000000000000';
    const resources = (resource: string, date: string | null) => ({
      resources: { attached: [{ resource, date }], detached: [] },
    });
    const cases: readonly (readonly [Changes, string])[] = [
      [resources(nothing, null), 'RESOURCE_NOT_FOUND'],
      [resources(hall.cuid, duo.dates[0]?.cuid ?? ''), 'DATE_NOT_FOUND'],
      [{ synchronised: { attached: [nothing], detached: [] } }, 'AVAILABILITY_NOT_FOUND'],
      [{ collaborators: { occupied: [nothing], free: [] } }, 'COLLABORATOR_NOT_FOUND'],
    ];
    for (const [changes, code] of cases) {
      const request = { availability: alone.cuid, ...changes };
      await expect(share(alone, changes)).rejects.toMatchObject({ status: 404, code });
      await expect(
        shop.office('previewAvailabilityExclusions', request, staff),
      ).rejects.toMatchObject({ status: 404, code });
    }
    await expect(read({ ...alone, cuid: nothing })).rejects.toMatchObject({
      status: 404,
      code: 'AVAILABILITY_NOT_FOUND',
    });
    expect(await read(alone)).toMatchObject({ resources: [], synchronised: [], collaborators: [] });
  });
});
