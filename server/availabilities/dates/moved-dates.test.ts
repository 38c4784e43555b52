import type { Ask } from '@ribambelle/api/client.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: Made & { token: string };
let lea: Made;
let tom: Made;
let camp: MadeAvailability;
let other: MadeAvailability;

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  lea = await coach('Léa', 'Lambert');
  tom = await coach('Tom', 'Thiry');
});
afterAll(() => shop.close());

/** A camp of two days and another one a week later, 9 to 16 o'clock in UTC. */
beforeEach(async () => {
  for (const table of ['availability_date_collaborators', 'availability_collaborators'])
    await shop.sql(`delete from ${table}`);
  camp = await shop.make.availability(organiser, activity, { days: ['2026-07-06', '2026-07-07'] });
  other = await shop.make.availability(organiser, activity, { days: ['2026-07-13'] });
});

async function coach(firstname: string, lastname: string): Promise<Made> {
  const collaborator = await shop.make.collaborator(organiser, []);
  const [row] = await shop.sql<{ cuid: string }>(
    'update collaborators set firstname = $2, lastname = $3 where id = $1 returning cuid',
    [collaborator.id, firstname, lastname],
  );
  return { ...collaborator, cuid: row?.cuid ?? '' };
}
const dateOf = (of: MadeAvailability, day = 0) => of.dates[day]?.cuid ?? '';
const on = (day: string, from = '09', to = '16') => ({
  start_at: `${day}T${from}:00:00.000Z`,
  end_at: `${day}T${to}:00:00.000Z`,
});
const hoursOf = async (of: Made) => {
  const { dates } = await shop.office('getOfficeAvailability', { availability: of.cuid }, staff);
  return dates.map(({ cuid, start_at }) => [cuid, start_at.slice(0, 13)]);
};
/** Moves both days of the camp by a week, or as given. */
const moveBoth = (more: Partial<Ask<'moveAvailabilityDate'>> = {}) =>
  shop.office(
    'moveAvailabilityDate',
    {
      availability: camp.cuid,
      date: dateOf(camp),
      version: 1,
      ...on('2026-07-07'),
      also: [{ date: dateOf(camp, 1), version: 1, ...on('2026-07-08') }],
      ...more,
    },
    staff,
  );
const preview = (more: Partial<Ask<'previewAvailabilityDates'>> = {}) =>
  shop.office(
    'previewAvailabilityDates',
    {
      availability: camp.cuid,
      dates: [{ date: dateOf(camp), ...on('2026-07-13') }],
      ...more,
    },
    staff,
  );
async function register(family: MadeCustomer, of: MadeAvailability) {
  await shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: family.participant.cuid,
      availability: of.cuid,
      date_ids: of.dates.map(({ id }) => id),
    },
    staff,
  );
}
const attach = (of: Made, collaborator: Made) =>
  shop.office(
    'updateAvailabilityCollaborators',
    { availability: of.cuid, attached: [collaborator.cuid] },
    staff,
  );
const occupy = (of: Made, collaborator: Made) =>
  shop.office(
    'updateAvailabilityExclusions',
    { availability: of.cuid, collaborators: { occupied: [collaborator.cuid], free: [] } },
    staff,
  );

describe('dates moved together', () => {
  test('200 each takes the time of another, and the answer undoes the move', async () => {
    const { back, families } = await moveBoth();
    expect(families).toBe(0);
    expect(await hoursOf(camp)).toEqual([
      [dateOf(camp), '2026-07-07T09'],
      [dateOf(camp, 1), '2026-07-08T09'],
    ]);
    await shop.office('moveAvailabilityDate', back, staff);
    expect(await hoursOf(camp)).toEqual([
      [dateOf(camp), '2026-07-06T09'],
      [dateOf(camp, 1), '2026-07-07T09'],
    ]);
    const entries = await shop.sql(
      `select from audit_log where action = 'availability-dates.move' and entity_cuid = $1`,
      [camp.cuid],
    );
    expect(entries).toHaveLength(4);
  });

  test('409 none is moved when one of them cannot be, or was changed meanwhile', async () => {
    const before = await hoursOf(camp);
    const also = (hours: object, version = 1) =>
      moveBoth({
        also: [{ date: dateOf(camp, 1), version, ...on('2026-07-08'), ...hours }],
      });
    await expect(also(on('2026-07-07', '12'))).rejects.toMatchObject({ code: 'DATES_OVERLAP' });
    await expect(also(on('2026-01-02'))).rejects.toMatchObject({ code: 'DATE_STARTED' });
    await expect(also({}, 7)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await expect(moveBoth({ version: 9 })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await hoursOf(camp)).toEqual(before);
  });

  test('400 and 404 for hours that end before they begin, even with a shared resource, and for an unknown date', async () => {
    await attach(camp, lea);
    await occupy(camp, lea);
    await expect(moveBoth(on('2026-07-07', '16', '09'))).rejects.toMatchObject({
      code: 'TIME_INVALID',
      status: 400,
    });
    await expect(moveBoth({ date: dateOf(other) })).rejects.toMatchObject({
      code: 'DATE_NOT_FOUND',
      status: 404,
    });
    await expect(moveBoth({ availability: 'nowhere' })).rejects.toMatchObject({
      code: 'AVAILABILITY_NOT_FOUND',
    });
  });

  test('200 each family gets one e-mail about both days', async () => {
    const anne = await shop.make.customer(organiser);
    const ben = await shop.make.customer(organiser);
    await register(anne, camp);
    await register(ben, camp);
    const { message } = await preview();
    const { families, back } = await moveBoth({ message });
    expect([families, back.also.length]).toEqual([2, 1]);
    const mails = () =>
      shop.sql<{ customer_id: number; text: string }>(
        `select customer_id, text from sent_mails where customer_id = any($1) and kind = 'registrations.message'`,
        [[anne.id, ben.id]],
      );
    await expect.poll(async () => (await mails()).length).toBe(2);
    const [mail] = await mails();
    expect(mail?.text).toContain('13 juillet 2026');
    expect(mail?.text).toMatch(/7 juillet 2026[^]*8 juillet 2026/u);
    // an e-mail that was sent cannot be taken back in bulk
    const [action] = await shop.sql<{ cuid: string }>(
      'select cuid from bulk_actions order by created_at desc limit 1',
    );
    await expect(
      shop.office('undoBulkAction', { bulk_action: action?.cuid ?? '' }, staff),
    ).rejects.toMatchObject({ code: 'BULK_ACTION_NOT_UNDOABLE' });
  });
});

describe('before a date is moved', () => {
  test('200 shows the families concerned, and a proposed message', async () => {
    expect(await preview()).toEqual({
      registrations: 0,
      families: 0,
      clashes: [],
      holidays: [],
      message: null,
    });
    await register(await shop.make.customer(organiser), camp);
    const answer = await preview();
    expect(answer).toMatchObject({ registrations: 1, families: 1, clashes: [] });
    expect(answer.message?.text.en).toMatch(/6 July 2026 .*→ .*13 July 2026/u);
    expect(answer.message?.text.fr).toMatch(/6 juillet 2026 .*→ .*13 juillet 2026/u);
    expect(await hoursOf(camp)).toMatchObject([[dateOf(camp), '2026-07-06T09'], {}]);
  });

  test('200 shows a collaborator who is elsewhere then, and whether only one of both dates can be sold', async () => {
    await attach(camp, lea);
    await attach(other, lea);
    const clash = {
      ...on('2026-07-13'),
      because: 'COLLABORATOR',
      name: 'Léa Lambert',
      other: { kind: 'DATE', availability: other.cuid, ...on('2026-07-13'), registered: 0 },
    };
    expect((await preview()).clashes).toMatchObject([{ ...clash, excludes: false }]);
    await occupy(camp, lea);
    expect((await preview()).clashes).toMatchObject([{ ...clash, excludes: false }]);
    await occupy(other, lea);
    expect((await preview()).clashes).toMatchObject([{ ...clash, excludes: true }]);
    // when it ends, nobody is elsewhere yet
    const after = { dates: [{ date: dateOf(camp), ...on('2026-07-13', '16', '18') }] };
    expect((await preview(after)).clashes).toEqual([]);
    // at its present hours nobody is
    expect((await preview({ dates: [{ date: dateOf(camp) }] })).clashes).toEqual([]);
  });

  test('200 a stand-in counts in place of the leader, on either side', async () => {
    await attach(camp, lea);
    await attach(other, lea);
    const name = (of: MadeAvailability, collaborator: Made) =>
      shop.office(
        'updateDateCollaborators',
        { availability: of.cuid, date: dateOf(of), attached: [collaborator.cuid], detached: [] },
        staff,
      );
    await name(other, tom);
    expect((await preview()).clashes).toEqual([]);
    await name(camp, tom);
    expect((await preview()).clashes).toMatchObject([{ name: 'Tom Thiry', excludes: true }]);
  });

  test('200 shows a resource that is needed, booked or blocked then', async () => {
    const configuration = await shop.make.bookingConfiguration(organiser, { horizon_days: 365 });
    const hall = await shop.make.resource(organiser, configuration);
    const addNeed = (of: Made) =>
      shop.office(
        'updateAvailabilityExclusions',
        {
          availability: of.cuid,
          resources: { attached: [{ resource: hall.cuid, date: null }], detached: [] },
        },
        staff,
      );
    await addNeed(camp);
    const family = await shop.make.customer(organiser);
    await shop.office(
      'sellBooking',
      {
        customer: family.cuid,
        resource: hall.cuid,
        participants: [family.participant.cuid],
        ...on('2026-07-14', '10', '11'),
      },
      staff,
    );
    await shop.office(
      'createResourceBlock',
      {
        resources: [hall.cuid],
        reason: 'Peinture',
        first_day: '2026-07-14',
        last_day: '2026-07-14',
        hours: { opens: '15:00', closes: '16:00' },
      },
      staff,
    );
    await addNeed(other);
    const at = async (day: string) =>
      (await preview({ dates: [{ date: dateOf(camp), ...on(day) }] })).clashes.map(
        ({ because, excludes, other: { kind, title } }) => [because, kind, title, excludes],
      );
    expect(await at('2026-07-13')).toEqual([
      ['RESOURCE', 'DATE', expect.stringMatching(/./u), true],
    ]);
    expect(await at('2026-07-14')).toEqual([
      ['RESOURCE', 'BOOKING', '', true],
      ['RESOURCE', 'BLOCK', 'Peinture', false],
    ]);
  });

  test('200 checks only the given collaborator, to be named or attached', async () => {
    await attach(camp, lea);
    await attach(other, lea);
    await attach(other, tom);
    const dates = [{ date: dateOf(camp), ...on('2026-07-13') }];
    const names = async (more: object) =>
      (await preview({ dates, ...more })).clashes.map(({ name }) => name);
    expect(await names({ stand_ins: [tom.cuid] })).toEqual(['Tom Thiry']);
    expect(await names({ attached: [tom.cuid] })).toEqual(['Tom Thiry']);
  });

  test('400 and 404 for invalid questions', async () => {
    const dates = (more: object) => ({ dates: [{ date: dateOf(camp), ...more }] });
    await expect(preview({ availability: 'nowhere' })).rejects.toMatchObject({
      code: 'AVAILABILITY_NOT_FOUND',
    });
    await expect(preview(dates({ date: dateOf(other) }))).rejects.toMatchObject({
      code: 'DATE_NOT_FOUND',
    });
    await expect(preview(dates(on('2026-07-13', '12', '11')))).rejects.toMatchObject({
      code: 'TIME_INVALID',
      status: 400,
    });
    await expect(preview({ stand_ins: ['nobody'] })).rejects.toMatchObject({
      code: 'COLLABORATOR_NOT_FOUND',
    });
    const stranger = await shop.make.collaborator(organiser, []);
    await expect(
      shop.office('previewAvailabilityDates', { availability: camp.cuid, ...dates({}) }, stranger),
    ).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

test('200 a single day has more details of its dates: their location and team', async () => {
  await attach(camp, lea);
  await attach(camp, tom);
  await shop.office(
    'updateDateCollaborators',
    { availability: camp.cuid, date: dateOf(camp, 1), attached: [tom.cuid], detached: [] },
    staff,
  );
  const peopleOn = async (day: string) => {
    const { dates, days } = await shop.office('listCalendarDates', { day, span: 'DAY' }, staff);
    expect(days.map((one) => one.day)).toEqual([day]);
    return dates
      .filter(({ availability }) => availability === camp.cuid)
      .map(({ collaborators, version }) => [collaborators.map(({ name }) => name), version]);
  };
  expect(await peopleOn('2026-07-06')).toEqual([[['Léa Lambert', 'Tom Thiry'], 1]]);
  expect(await peopleOn('2026-07-07')).toEqual([[['Tom Thiry'], 1]]);
});
