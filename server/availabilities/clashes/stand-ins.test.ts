import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: { token: string };
let lea: Made & { token: string };
let tom: Made & { token: string };
let morning: MadeAvailability;
let other: MadeAvailability;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  lea = await coach('Léa', 'Lambert');
  tom = await coach('Tom', 'Thiry');
});
afterAll(() => shop.close());

/** Two offers at the same hours of a Monday and a Tuesday, with nobody in them. */
beforeEach(async () => {
  await shop.sql('delete from availability_date_collaborators');
  await shop.sql('delete from availability_collaborators');
  const days = ['2026-07-06', '2026-07-07'];
  morning = await shop.make.availability(organiser, activity, { days, date_capacity: 3 });
  other = await shop.make.availability(organiser, activity, { days, date_capacity: 3 });
});

/** Makes a collaborator who sees own groups alone, whatever the role permits. */
async function coach(firstname: string, lastname: string) {
  const collaborator = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  await shop.sql(
    `update collaborator_roles set scope = 'OWN' where id = (select role_id from collaborators where id = $1)`,
    [collaborator.id],
  );
  const [row] = await shop.sql<{ cuid: string }>(
    'update collaborators set firstname = $2, lastname = $3 where id = $1 returning cuid',
    [collaborator.id, firstname, lastname],
  );
  return { ...collaborator, cuid: row?.cuid ?? '' };
}

const dateOf = (availability: MadeAvailability, day: number) => availability.dates[day]?.cuid ?? '';
const standIn = (
  availability: MadeAvailability,
  input: { day: number; attached?: string[]; detached?: string[] },
) => {
  const { day, ...people } = input;
  return shop.office(
    'updateDateCollaborators',
    { availability: availability.cuid, date: dateOf(availability, day), ...people },
    staff,
  );
};
const read = (availability: Made) =>
  shop.office('getAvailabilityExclusions', { availability: availability.cuid }, staff);
const people = (availability: Made) =>
  shop.office('listAvailabilityCollaborators', { availability: availability.cuid }, staff);
const lead = async (availability: Made, collaborator: Made) => {
  const of = { availability: availability.cuid };
  await shop.office(
    'updateAvailabilityCollaborators',
    { ...of, attached: [collaborator.cuid] },
    staff,
  );
  const collaborators = { occupied: [collaborator.cuid], free: [] };
  await shop.office('updateAvailabilityExclusions', { ...of, collaborators }, staff);
};

async function register(availability: MadeAvailability, input: { day: number; name: string }) {
  const family: MadeCustomer = await shop.make.customer(organiser, { lastname: input.name });
  await shop.sql('update participants set lastname = $1 where id = $2', [
    input.name,
    family.participant.id,
  ]);
  return shop.office(
    'registerByStaff',
    {
      overbook: true,
      customer: family.cuid,
      participant: family.participant.cuid,
      availability: availability.cuid,
      date_ids: [availability.dates[input.day]?.id ?? 0],
    },
    staff,
  );
}

/** Returns the site's status of each date. */
async function statusesOf(availability: Made): Promise<string[]> {
  const { dates } = await shop.call('getAvailability', { availability: availability.cuid });
  return dates.map(({ status }) => status);
}

describe('exclusions by a stand-in', () => {
  test('200 replace those by the leader, on that date only', async () => {
    await lead(morning, lea);
    await lead(other, lea);
    await register(other, { day: 0, name: 'Un' });
    await register(other, { day: 1, name: 'Deux' });
    expect(await statusesOf(morning)).toEqual(['OVERLAP', 'OVERLAP']);
    await standIn(morning, { day: 0, attached: [tom.cuid] });
    expect(await statusesOf(morning)).toEqual(['OPEN', 'OVERLAP']);
    expect((await read(morning)).overlaps).toMatchObject([
      { date: dateOf(morning, 1), because: 'COLLABORATOR', name: 'Léa Lambert' },
    ]);
    await standIn(other, { day: 0, attached: [tom.cuid] });
    expect(await statusesOf(morning)).toEqual(['OVERLAP', 'OVERLAP']);
    expect((await read(morning)).overlaps).toMatchObject([
      { date: dateOf(morning, 0), taken: 'OTHER', because: 'COLLABORATOR', name: 'Tom Thiry' },
      { date: dateOf(morning, 1), name: 'Léa Lambert' },
    ]);
    await standIn(morning, { day: 0, detached: [tom.cuid] });
    expect(await statusesOf(morning)).toEqual(['OPEN', 'OVERLAP']);
    await standIn(other, { day: 0, detached: [tom.cuid] });
    expect(await statusesOf(morning)).toEqual(['OVERLAP', 'OVERLAP']);
  });

  test('200 a preview of exclusions takes stand-ins into account', async () => {
    await standIn(other, { day: 0, attached: [tom.cuid] });
    await register(other, { day: 0, name: 'Un' });
    await standIn(morning, { day: 0, attached: [tom.cuid] });
    const collaborators = { occupied: [], free: [] };
    const { overlaps } = await shop.office(
      'previewAvailabilityExclusions',
      { availability: morning.cuid, collaborators },
      staff,
    );
    expect(overlaps).toMatchObject([{ because: 'COLLABORATOR', name: 'Tom Thiry' }]);
  });

  test('200 is listed by date and logged, and leaves the others in place', async () => {
    await lead(morning, lea);
    await standIn(morning, { day: 1, attached: [tom.cuid] });
    await standIn(morning, { day: 1, attached: [lea.cuid, tom.cuid] });
    expect(await people(morning)).toEqual({
      collaborators: [{ cuid: lea.cuid, name: 'Léa Lambert' }],
      dates: [
        {
          date: dateOf(morning, 1),
          collaborators: [
            { cuid: lea.cuid, name: 'Léa Lambert' },
            { cuid: tom.cuid, name: 'Tom Thiry' },
          ],
        },
      ],
    });
    const entries = await shop.sql(
      `select summary, changes from audit_log where entity_cuid = $1 and summary like '2026%' order by length(summary) desc limit 1`,
      [morning.cuid],
    );
    expect(entries).toEqual([
      {
        summary: '2026-07-07 · Léa Lambert · Tom Thiry',
        changes: { collaborators: { from: ['Tom Thiry'], to: ['Léa Lambert', 'Tom Thiry'] } },
      },
    ]);
  });

  test('404 AVAILABILITY_NOT_FOUND, DATE_NOT_FOUND and COLLABORATOR_NOT_FOUND, and nothing changes', async () => {
    const nothing = 'cnothing00000000000000000';
    const of = { availability: morning.cuid, date: dateOf(morning, 0), attached: [tom.cuid] };
    for (const [changes, code] of [
      [{ availability: nothing }, 'AVAILABILITY_NOT_FOUND'],
      [{ date: dateOf(other, 0) }, 'DATE_NOT_FOUND'],
      [{ attached: [tom.cuid, nothing] }, 'COLLABORATOR_NOT_FOUND'],
    ] as const)
      await expect(
        shop.office(
          'updateDateCollaborators',
          {
            ...of,
            ...changes,
            attached: [...('attached' in changes ? changes.attached : of.attached)],
          },
          staff,
        ),
      ).rejects.toMatchObject({ status: 404, code });
    expect((await people(morning)).dates).toEqual([]);
  });

  test('403 without the permission, and for staff limited to their own groups', async () => {
    const reader = await shop.make.collaborator(organiser, ['availabilities.read']);
    const of = { availability: morning.cuid, date: dateOf(morning, 0), attached: [tom.cuid] };
    for (const by of [reader, tom])
      await expect(shop.office('updateDateCollaborators', of, by)).rejects.toMatchObject({
        code: 'NOT_PERMITTED',
        status: 403,
      });
  });
});

describe('what a stand-in sees', () => {
  const names = async (by: { token: string }) =>
    (await shop.office('listOfficeRegistrations', {}, by)).data.map(
      ({ participant_name }) => participant_name.split(' ').at(-1) ?? '',
    );

  test('200 the list of that day, but neither the other day nor another group', async () => {
    await lead(morning, lea);
    await register(morning, { day: 0, name: 'Lundi' });
    await register(morning, { day: 1, name: 'Mardi' });
    await register(other, { day: 0, name: 'Ailleurs' });
    expect(await names(tom)).toEqual([]);
    await standIn(morning, { day: 0, attached: [tom.cuid] });
    expect(await names(tom)).toEqual(['Lundi']);
    const onDay = async (day: string) => (await shop.office('listRoster', { day }, tom)).count;
    expect([await onDay('2026-07-06'), await onDay('2026-07-07')]).toEqual([1, 0]);
    const week = await shop.office('listCalendarDates', { day: '2026-07-06' }, tom);
    expect(week.dates.map(({ cuid }) => cuid)).toEqual([dateOf(morning, 0)]);
    const details = await shop.office('getOfficeAvailability', { availability: morning.cuid }, tom);
    expect(details.dates.map(({ cuid }) => cuid)).toEqual([dateOf(morning, 0)]);
    expect((await shop.office('listOfficeParticipants', {}, tom)).count).toBe(1);
    expect((await shop.office('listOfficeCustomers', {}, tom)).count).toBe(1);
    // the leader of the group still has both days
    expect((await names(lea)).toSorted()).toEqual(['Lundi', 'Mardi']);
    await standIn(morning, { day: 0, detached: [tom.cuid] });
    expect(await names(tom)).toEqual([]);
    expect((await shop.office('listOfficeAvailabilities', {}, tom)).count).toBe(0);
    expect((await shop.office('listOfficeCustomers', {}, tom)).count).toBe(0);
  });

  test('200 for a child who comes on both days, only the stand-in’s day', async () => {
    const family = await shop.make.customer(organiser);
    const { cuid: registration } = await shop.office(
      'registerByStaff',
      {
        overbook: false,
        customer: family.cuid,
        participant: family.participant.cuid,
        availability: morning.cuid,
        date_ids: morning.dates.map(({ id }) => id),
      },
      staff,
    );
    await standIn(morning, { day: 0, attached: [tom.cuid] });
    const datesFor = async (by: { token: string }) =>
      (await shop.office('getOfficeRegistration', { registration }, by)).dates.length;
    expect([await datesFor(staff), await datesFor(tom)]).toEqual([2, 1]);
  });
});

test('race: one person is named on two dates at the same hour, twice on one of them, while a family buys one', async () => {
  for (let round = 0; round < 6; round += 1) {
    const days = ['2026-07-06'];
    const one = await shop.make.availability(organiser, activity, { days, date_capacity: 3 });
    const two = await shop.make.availability(organiser, activity, { days, date_capacity: 3 });
    await Promise.all([
      standIn(one, { day: 0, attached: [tom.cuid] }),
      standIn(two, { day: 0, attached: [tom.cuid] }),
      standIn(one, { day: 0, attached: [tom.cuid] }),
      register(two, { day: 0, name: 'Un' }),
    ]);
    const ids = [one, two].map(({ dates }) => dates[0]?.id);
    const rows = await shop.sql(
      'select count(*)::integer as rows from availability_date_collaborators where date_id = any($1)',
      [ids],
    );
    expect([rows, await statusesOf(one), await statusesOf(two)]).toEqual([
      [{ rows: 2 }],
      ['OVERLAP'],
      ['OPEN'],
    ]);
  }
});
