import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { mostOf } from '@ribambelle/testing/without-locks.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: { token: string };
let family: MadeCustomer;
let other: MadeCustomer;
let hall: Made;
let course: MadeAvailability;

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, [
    'availabilities.read',
    'availabilities.update',
    'availabilities.create',
    'availability-dates.update',
    'bookings.create',
    'bookings.read',
    'bookings.update',
    'bookings.delete',
    'registrations.create',
    'registrations.cancel',
    'reports.participation',
  ]);
  family = await shop.make.customer(organiser);
  other = await shop.make.customer(organiser);
});
afterAll(() => shop.close());

/** A course on Monday and Tuesday, 9 to 16 in UTC, and a hall that is open all day. */
beforeEach(async () => {
  const configuration = await shop.make.bookingConfiguration(organiser, {
    opening_hours: JSON.stringify(
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '08:00', closes: '22:00' })),
    ),
    horizon_days: 365,
  });
  hall = await shop.make.resource(organiser, configuration);
  course = await shop.make.availability(organiser, activity, {
    days: ['2026-07-06', '2026-07-07'],
  });
});

const attach = (date: string | null = null) =>
  shop.office(
    'updateAvailabilityExclusions',
    {
      availability: course.cuid,
      resources: { attached: [{ resource: hall.cuid, date }], detached: [] },
    },
    staff,
  );
const at = (hour: number, day = '2026-07-06') => ({
  start_at: `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`,
  end_at: `${day}T${String(hour + 1).padStart(2, '0')}:00:00.000Z`,
});
const book = async (time = at(10), resource = hall) =>
  (
    await shop.office(
      'sellBooking',
      {
        customer: other.cuid,
        resource: resource.cuid,
        participants: [other.participant.cuid],
        ...time,
      },
      staff,
    )
  ).cuid;
const hold = (time: ReturnType<typeof at>) =>
  shop.call(
    'addCartItems',
    {
      participant_id: family.participant.id,
      bookings: [{ resource_id: hall.id, dates: [time] }],
    },
    family,
  );
const register = (day = 0) =>
  shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: family.participant.cuid,
      availability: course.cuid,
      date_ids: [course.dates[day]?.id ?? 0],
    },
    staff,
  );
/** Returns the site's status of the course, and of each of its dates. */
const statuses = async () => {
  const { status, dates } = await shop.call('getAvailability', { availability: course.cuid });
  return [status, ...dates.map((date) => date.status)];
};
/** Returns the hours at which the site lets the hall be booked on a day. */
const free = async (day: string) => {
  const { data } = await shop.call('listResourceAvailabilities', {
    after: `${day}T00:00:00.000Z`,
    before: `${day}T23:00:00.000Z`,
    resources: [hall.id],
  });
  return data.map(({ start_at }) => Number(start_at.slice(11, 13)));
};
const refusal = { status: 409, code: 'RESOURCE_TAKEN' };
const exclusion = { status: 409, code: 'DATE_EXCLUDED' };

describe('a hall that a course needs', () => {
  test('200 cannot be booked at its hours, by a family or by staff, and stays free around them', async () => {
    expect(await free('2026-07-06')).toContain(10);
    await attach();
    expect((await free('2026-07-06')).filter((hour) => hour > 7 && hour < 17)).toEqual([8, 16]);
    await expect(hold(at(10))).rejects.toMatchObject(refusal);
    await expect(book(at(15, '2026-07-07'))).rejects.toMatchObject(refusal);
    await book(at(8));
    await book(at(16));
    expect(await statuses()).toEqual(['OPEN', 'OPEN', 'OPEN']);
  });

  test('200 on one date only', async () => {
    await attach(course.dates[1]?.cuid ?? null);
    await book(at(10));
    await expect(book(at(10, '2026-07-07'))).rejects.toMatchObject(refusal);
  });

  test('200 is free again when the course closes without registrations, and needed with any', async () => {
    await attach();
    const close = (closed: boolean) =>
      shop.change('updateAvailability', { availability: course.cuid, closed }, staff);
    await close(true);
    const booking = await book(at(10));
    await close(false);
    // whoever booked it meanwhile keeps it
    expect(await statuses()).toEqual(['OPEN', 'OVERLAP', 'OPEN']);
    await shop.office('cancelBooking', { booking, message: 'Pluie' }, staff);
    await register();
    await close(true);
    await expect(book(at(10))).rejects.toMatchObject(refusal);
    await book(at(10, '2026-07-07'));
  });

  test('200 a booking in a cart is refused once the course takes the hall', async () => {
    const { cart } = await hold(at(10));
    await attach();
    await expect(
      shop.call(
        'checkoutCart',
        { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
        family,
      ),
    ).rejects.toMatchObject({ status: 409 });
    expect(await statuses()).toEqual(['OPEN', 'OPEN', 'OPEN']);
  });

  test('200 appears in the calendar of the hall, and its hours are not open in the report', async () => {
    const report = async () =>
      (
        await shop.office(
          'getResourcesReport',
          { by: 'resource', from: '2026-07-06', to: '2026-07-06', resource: hall.cuid },
          staff,
        )
      ).total.open_minutes;
    const before = await report();
    await attach();
    await register();
    const { resources } = await shop.office(
      'getResourceCalendar',
      { day: '2026-07-06', resource: hall.cuid },
      staff,
    );
    expect(resources[0]?.entries).toMatchObject([
      { kind: 'PLANNED', planned: { availability: course.cuid, registered: 1 }, booking: null },
    ]);
    expect((before ?? 0) - ((await report()) ?? 0)).toBe(7 * 60);
  });
});

describe('a booking of a hall that a course needs', () => {
  test('200 takes the date: shown before and after, nobody can register, and registrations stay', async () => {
    const booking = await book(at(10));
    const preview = await shop.office(
      'previewAvailabilityExclusions',
      {
        availability: course.cuid,
        resources: { attached: [{ resource: hall.cuid, date: null }], detached: [] },
      },
      staff,
    );
    const overlap = {
      taken: 'OTHER',
      because: 'RESOURCE',
      other: { availability: null, booking, title: '', ...at(10), registered: 0 },
    };
    expect(preview.overlaps).toMatchObject([overlap]);
    await attach();
    expect(await statuses()).toEqual(['OPEN', 'OVERLAP', 'OPEN']);
    const { overlaps } = await shop.office(
      'getAvailabilityExclusions',
      { availability: course.cuid },
      staff,
    );
    expect(overlaps).toMatchObject([overlap]);
    await expect(register()).rejects.toMatchObject(exclusion);
    await register(1);
  });

  test('200 cancelled: the date opens again, once, and its waiting list is told', async () => {
    const booking = await book(at(10));
    await attach();
    await shop.office('cancelBooking', { booking, message: 'Pluie' }, staff);
    await expect.poll(statuses).toEqual(['OPEN', 'OPEN', 'OPEN']);
    const freedEvents = () =>
      shop.sql(
        `select payload from events where type = 'availability.time.freed' and (payload ->> 'availability_id')::bigint = $1`,
        [course.id],
      );
    await expect.poll(async () => (await freedEvents()).length).toBe(1);
  });

  test('200 moved to another hour or hall: the date follows, both ways', async () => {
    const booking = await book(at(10));
    const room = await shop.make.resource(
      organiser,
      await shop.make.bookingConfiguration(organiser),
    );
    await attach();
    const move = (was: ReturnType<typeof at>, to: ReturnType<typeof at>, resource?: string) =>
      shop.office('moveBooking', { booking, was, ...to, resource }, staff);
    await move(at(10), at(17));
    await expect.poll(statuses).toEqual(['OPEN', 'OPEN', 'OPEN']);
    await expect(move(at(17), at(11))).rejects.toMatchObject(refusal);
    await move(at(17), at(11), room.cuid);
    await expect(move(at(11), at(12), hall.cuid)).rejects.toMatchObject(refusal);
    expect(await statuses()).toEqual(['OPEN', 'OPEN', 'OPEN']);
  });

  test('200 a date moved onto it is taken, and one moved away is open', async () => {
    await book(at(18));
    await attach();
    const [first] = course.dates;
    const to = (from: number, until: number) =>
      shop.change(
        'moveAvailabilityDate',
        {
          availability: course.cuid,
          date: first?.cuid ?? '',
          start_at: at(from).start_at,
          end_at: at(until).start_at,
          past: false,
        },
        staff,
      );
    await to(17, 20);
    expect(await statuses()).toEqual(['OPEN', 'OVERLAP', 'OPEN']);
    await to(9, 16);
    expect(await statuses()).toEqual(['OPEN', 'OPEN', 'OPEN']);
  });
});

/** Attaches the hall while somebody books it; returns how often both had it. */
async function races(rounds: number): Promise<number> {
  let both = 0;
  for (let round = 0; round < rounds; round += 1) {
    const availability = await shop.make.availability(organiser, activity, {
      days: ['2026-07-08'],
    });
    const [, booking] = await Promise.allSettled([
      shop.office(
        'updateAvailabilityExclusions',
        {
          availability: availability.cuid,
          resources: { attached: [{ resource: hall.cuid, date: null }], detached: [] },
        },
        staff,
      ),
      book(at(10, '2026-07-08')),
    ]);
    const { dates } = await shop.call('getAvailability', { availability: availability.cuid });
    if (booking.status === 'fulfilled' && dates[0]?.status === 'OPEN') both += 1;
    await shop.sql('delete from availability_resources where availability_id = $1', [
      availability.id,
    ]);
    await shop.sql('update booking_dates set cancelled_at = now() where resource_id = $1', [
      hall.id,
    ]);
  }
  return both;
}

test('race: a customer who books a hall while a course takes it either has it and the date is taken, or does not have it', async () => {
  expect(await races(30)).toBe(0);
});

test('race, negative control: without the lock both have it', async () => {
  await shop.sql('alter table availability_dates disable trigger needed_locked');
  try {
    expect(await mostOf(() => races(10), { right: 0 })).toBeGreaterThan(0);
  } finally {
    await shop.sql('alter table availability_dates enable trigger needed_locked');
  }
});
