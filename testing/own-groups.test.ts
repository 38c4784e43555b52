import { endpoints } from '@ribambelle/api/all.ts';
import { type Endpoint, isOfBackOffice, isReader } from '@ribambelle/api/endpoint.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Made } from './factories/factories.ts';
import { openShop, type Shop } from './shop.ts';

type Group = Awaited<ReturnType<typeof group>>;

let shop: Shop;
let organiser: Made;
let chief: { token: string };
let coach: Made & { token: string };
let coach_cuid: string;
let own_group: Group;
let other: Group;

/** Makes a group with a child who has an allergy, and whose family owes money. */
async function group(names: { child: string; lastname: string }) {
  const activity = await shop.make.activity(organiser);
  const availability = await shop.make.availability(organiser, activity, {
    days: ['2026-07-06'],
    price: 12_345,
    capacity: 10,
  });
  const family = await shop.make.customer(organiser, { lastname: names.lastname });
  await shop.sql('update participants set firstname = $1, lastname = $2 where id = $3', [
    names.child,
    names.lastname,
    family.participant.id,
  ]);
  const [field] = await shop.sql<{ id: number }>(
    `insert into custom_fields (organiser_id, entity, type, title) values ($1, 'PARTICIPANTS', 'TEXT', '{"fr":"Allergies"}') returning id`,
    [organiser.id],
  );
  await shop.sql(
    `insert into custom_field_answers (organiser_id, field_id, participant_id, data) values ($1, $2, $3, $4)`,
    [organiser.id, field?.id, family.participant.id, JSON.stringify(`Noix ${names.child}`)],
  );
  const registration = await shop.make.registration(organiser, family, {
    availability_id: availability.id,
    total_amount: 12_345,
  });
  await shop.sql(
    `insert into registration_dates (organiser_id, registration_id, date_id) select organiser_id, $1, id from availability_dates where availability_id = $2`,
    [registration.id, availability.id],
  );
  const { cuid: registration_cuid } = (
    await shop.sql<{ cuid: string }>('select cuid from registrations where id = $1', [
      registration.id,
    ])
  )[0] ?? { cuid: '' };
  return { ...names, activity, availability, family, registration: registration_cuid };
}

/** Returns the values of a group that must never be seen from another. */
const signsOf = ({ child, lastname, registration, family, availability }: Group): string[] => [
  child,
  lastname,
  registration,
  family.cuid,
  family.participant.cuid,
  availability.cuid,
  ...availability.dates.map(({ cuid }) => cuid),
];

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  coach = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  await shop.sql(
    `update collaborator_roles set scope = 'OWN' where id = (select role_id from collaborators where id = $1)`,
    [coach.id],
  );
  own_group = await group({ child: 'Ysoline', lastname: 'Quinzequinze' });
  other = await group({ child: 'Marguerite', lastname: 'Vandenplasse' });
  const [row] = await shop.sql<{ cuid: string }>('select cuid from collaborators where id = $1', [
    coach.id,
  ]);
  coach_cuid = row?.cuid ?? '';
  await shop.office(
    'updateAvailabilityCollaborators',
    { availability: own_group.availability.cuid, attached: [coach_cuid] },
    chief,
  );
});
afterAll(() => shop.close());

/** Returns every call of the back-office that only reads. */
function readers(): { name: string; endpoint: Endpoint }[] {
  return Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
    isOfBackOffice(endpoint) && isReader(endpoint) && endpoint.method === 'GET'
      ? [{ name, endpoint }]
      : [],
  );
}

function valuesOf(of: Group): Readonly<Record<string, string>> {
  return {
    availability: of.availability.cuid,
    registration: of.registration,
    customer: of.family.cuid,
    participant: of.family.participant.cuid,
    activity: of.activity.cuid,
    search: of.lastname,
    words: of.lastname,
    from: '2026-07-01',
    to: '2026-07-31',
    until: '2026-07-31',
    day: '2026-07-06',
    page_size: '100',
  };
}

/**
 * Returns the answers of a call that names a group: with every optional field, and with only the
 * required ones.
 */
async function answersTo(
  { endpoint }: { endpoint: Endpoint },
  input: { of: Group; by: { token: string } },
): Promise<string> {
  const shape: z.ZodRawShape = endpoint.request.shape;
  const values = valuesOf(input.of);
  const texts: string[] = [];
  for (const all of [true, false]) {
    const query = new URLSearchParams();
    let path: string = endpoint.path;
    for (const [field, schema] of Object.entries(shape)) {
      const value = values[field] ?? 'cnone';
      if (path.includes(`{${field}}`)) path = path.replace(`{${field}}`, value);
      else if (field in values && (all || !z.safeParse(schema, undefined).success))
        query.set(field, value);
    }
    const answer = await shop.fetch('back-office', `${path}?${query}`, {
      headers: { cookie: `ribambelle_office=${input.by.token}` },
    });
    expect(answer.status).toBeLessThan(500);
    if (answer.ok) texts.push(await answer.text());
  }
  return texts.join('\n');
}

describe('a collaborator with the scope of own groups', () => {
  test('sees nothing of another group in any read of the back-office', async () => {
    const leaks: string[] = [];
    let seen_by_chief = 0;
    for (const call of readers()) {
      const text = await answersTo(call, { of: other, by: coach });
      // a call that repeats its input tells nothing about the data
      const signs = signsOf(other).filter((sign) => text.includes(sign));
      if (signs.length > 0) leaks.push(`${call.name} shows ${signs.join(', ')}`);
      const all = await answersTo(call, { of: other, by: chief });
      if (signsOf(other).some((sign) => all.includes(sign))) seen_by_chief += 1;
    }
    expect(leaks).toEqual([]);
    // the same calls show it to staff with every permission: the walk would find it
    expect(seen_by_chief).toBeGreaterThan(12);
  });

  test('finds participants of the own group by a misspelled name, and learns nothing about others with that name', async () => {
    const search = 'Quinzequinse';
    const countFound = async () => {
      const { data, resembling } = await shop.office('listOfficeRegistrations', { search }, coach);
      return [data.map((row) => row.participant_name), resembling];
    };
    const before = await countFound();
    expect(before).toEqual([['Ysoline Quinzequinze'], false]);
    await shop.make.customer(organiser, { lastname: search });
    expect(await countFound()).toEqual(before);
  });

  test('sees the children of the own group with their allergies, but not what the family owes', async () => {
    const { data } = await shop.office('listOfficeRegistrations', {}, coach);
    expect(data).toMatchObject([
      { participant_name: 'Ysoline Quinzequinze', total_amount: null, owed_amount: null },
    ]);
    const child = await shop.office(
      'getOfficeParticipant',
      { participant: own_group.family.participant.cuid },
      coach,
    );
    expect(JSON.stringify(child)).toContain('Noix Ysoline');
    const family = await shop.office(
      'getOfficeCustomer',
      { customer: own_group.family.cuid },
      coach,
    );
    expect(JSON.stringify(family)).not.toContain('12345');
    expect((await shop.office('listOfficeAvailabilities', {}, coach)).count).toBe(1);
  });

  test('exports the own group, and no other', async () => {
    const { cuid } = await shop.office(
      'createExport',
      { format: 'CSV', of: { list: 'participants', filters: {}, columns: ['name'] } },
      coach,
    );
    const state = async () => (await shop.office('getExport', { export: cuid }, coach)).state;
    await expect.poll(state).toBe('DONE');
    const file = await shop.fetch('back-office', `/api/back-office/exports/${cuid}/file`, {
      headers: { cookie: `ribambelle_office=${coach.token}` },
    });
    const text = await file.text();
    expect(text).toContain('Ysoline');
    expect(text).not.toContain('Marguerite');
  });

  test('sees only the places of the own group in a report', async () => {
    const july = { from: '2026-07-01', to: '2026-07-31' };
    const own_report = await shop.office('getOccupancyReport', july, coach);
    const all = await shop.office('getOccupancyReport', july, chief);
    expect([own_report.total.offered, all.total.offered]).toEqual([10, 20]);
  });

  test('403 cannot change anything, whatever rights the role has', async () => {
    const refusal = { code: 'NOT_PERMITTED', status: 403 };
    const { cuid } = other.availability;
    await expect(
      shop.office(
        'updateAvailabilityCollaborators',
        { availability: cuid, attached: [coach_cuid] },
        coach,
      ),
    ).rejects.toMatchObject(refusal);
    await expect(
      shop.office(
        'cancelOfficeRegistration',
        { registration: own_group.registration, message: '' },
        coach,
      ),
    ).rejects.toMatchObject(refusal);
    await expect(
      shop.office('getPaymentsReport', { from: '2026-07-01', to: '2026-07-31' }, coach),
    ).rejects.toMatchObject(refusal);
  });

  test('loses a group as soon as somebody detaches them', async () => {
    const mine_alone = { availability: own_group.availability.cuid };
    const attach = (change: object) =>
      shop.office('updateAvailabilityCollaborators', { ...mine_alone, ...change }, chief);
    // attaching somebody else, or somebody already attached, detaches nobody
    await attach({ attached: [coach_cuid] });
    expect((await shop.office('listOfficeRegistrations', {}, coach)).count).toBe(1);
    await attach({ detached: [coach_cuid] });
    expect((await shop.office('listOfficeRegistrations', {}, coach)).count).toBe(0);
    expect((await shop.office('listOfficeParticipants', {}, coach)).count).toBe(0);
    expect((await shop.office('listOfficeCustomers', {}, coach)).count).toBe(0);
  });
});

test('404 for an unknown availability or collaborator, and nobody is attached', async () => {
  const notFound = (code: string) => ({ code, status: 404 });
  const { cuid } = other.availability;
  await expect(
    shop.office(
      'updateAvailabilityCollaborators',
      { availability: cuid, attached: ['cnone'] },
      chief,
    ),
  ).rejects.toMatchObject(notFound('COLLABORATOR_NOT_FOUND'));
  for (const name of ['listAvailabilityCollaborators'] as const)
    await expect(shop.office(name, { availability: 'cnone' }, chief)).rejects.toMatchObject(
      notFound('AVAILABILITY_NOT_FOUND'),
    );
  const { collaborators } = await shop.office(
    'listAvailabilityCollaborators',
    { availability: cuid },
    chief,
  );
  expect(collaborators).toEqual([]);
});
