import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ask } from '@ribambelle/api/client.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

let shop: Shop;
let organiser: { id: number; cuid: string };
let fields: { school: number; club: number; later: number; allergy: number };

const person: Ask<'registerCustomer'> = {
  firstname: ' Nora ',
  lastname: 'El Amrani',
  email: 'Nora@Example.test',
  phone: '0470 11 22 33',
  password: 'secret',
  terms: true,
  address: {
    street: 'Rue Haute',
    number: '12',
    postcode: '1000',
    city: 'Bruxelles',
    country: 'BE',
  },
};

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  const neighbour = await shop.make.organiser(
    { name: 'Voisin', customer_participant_created: false },
    'localhost',
  );
  const field = async (of: { id: number }, columns: Record<string, unknown>) => {
    const input = {
      entity: 'CUSTOMERS',
      type: 'TEXT',
      required: false,
      deferred: false,
      choices: [],
      ...columns,
    };
    const [row] = await shop.sql<{ id: string }>(
      `insert into custom_fields (organiser_id, entity, type, title, required, deferred, choices) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [
        of.id,
        input.entity,
        input.type,
        JSON.stringify({ fr: 'Question', en: 'Question' }),
        input.required,
        input.deferred,
        JSON.stringify(input.choices),
      ],
    );
    return Number(row?.id);
  };
  fields = {
    school: await field(organiser, { required: true }),
    club: await field(organiser, {
      type: 'CHOICES_MULTIPLE',
      choices: [
        { id: 1, label: { fr: 'Judo' } },
        { id: 2, label: { fr: 'Danse' } },
      ],
    }),
    later: await field(organiser, { required: true, deferred: true }),
    allergy: await field(organiser, { entity: 'PARTICIPANTS' }),
  };
  await field(neighbour, {});
});
afterAll(() => shop.close());

function register(changes: Partial<Ask<'registerCustomer'>>, host?: string) {
  return shop.call(
    'registerCustomer',
    { ...person, ...changes },
    { token: '', ...(host === undefined ? {} : { host }) },
  );
}

test('200 lists the questions for a new customer, without later ones or a neighbour’s', async () => {
  const described = await shop.call('describeRegistration', {});
  expect(new Set(described.customer_fields.map(({ id }) => id))).toEqual(
    new Set([fields.school, fields.club]),
  );
  expect(described.participant_fields.map(({ id }) => id)).toEqual([fields.allergy]);
  expect(described.participant_offered).toBe(true);
});

test('200 opens an account with address, answers and a participant of the same name, and signs in', async () => {
  const response = await shop.fetch('storefront', '/api/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify({
      ...person,
      custom_data: [
        { field_id: fields.school, data: ' École 4 ' },
        { field_id: fields.club, data: ['2', '1'] },
      ],
      // midnight of 5 May in Brussels, as a browser sends it
      participant: {
        birthdate: '2017-05-04T22:00:00.000Z',
        custom_data: [{ field_id: fields.allergy, data: 'Noix' }],
      },
    }),
  });
  expect(response.status).toBe(200);
  const token =
    /ribambelle_session=([\w-]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const session = await shop.call('getSession', {}, { token });
  expect(session.customer).toMatchObject({
    fullname: 'Nora El Amrani',
    email: 'nora@example.test',
    phone: '0470 11 22 33',
    language: 'en',
  });
  expect(session.customer?.custom_data).toEqual(
    expect.arrayContaining([
      { field_id: fields.school, data: 'École 4' },
      { field_id: fields.club, data: ['2', '1'] },
    ]),
  );
  expect(session.account?.address).toMatchObject({
    street: 'Rue Haute',
    postcode: '1000',
    city: 'Bruxelles',
    longitude: null,
  });
  expect(session.participants).toMatchObject([
    {
      fullname: 'Nora El Amrani',
      birthdate: '2017-05-05',
      custom_data: [{ field_id: fields.allergy, data: 'Noix' }],
    },
  ]);
  expect(session.account?.counters).toMatchObject({
    participants: 1,
    carts: 0,
    registrations: 0,
    bundles: 0,
  });
});

test('200 accepts another name for the participant', async () => {
  const custom_data = [{ field_id: fields.school, data: 'x' }];
  const account = await register({
    email: 'a@example.test',
    custom_data,
    participant: { firstname: 'Zoé', birthdate: '2016-01-01' },
  });
  const [row] = await shop.sql<{ name: string }>(
    `select firstname || ' ' || lastname as name from participants where cuid = $1`,
    [account.participant?.cuid],
  );
  expect(row?.name).toBe('Zoé El Amrani');
});

test('200 makes the customer a participant beside the child, or alone; not when the organiser does not allow it', async () => {
  const namesOf = async (email: string) =>
    (
      await shop.sql<{ name: string }>(
        `select p.firstname || ' ' || p.lastname as name from participants p
         join customers c on c.id = p.customer_id where c.email = $1 order by 1`,
        [email],
      )
    ).map(({ name }) => name);
  const custom_data = [{ field_id: fields.school, data: 'x' }];
  await register({ email: 'both@example.test', custom_data, participant: { firstname: 'Zoé' } });
  expect(await namesOf('both@example.test')).toEqual(['Nora El Amrani', 'Zoé El Amrani']);
  const alone = await register({ email: 'alone@example.test', custom_data });
  expect(alone.participant).toMatchObject({ cuid: expect.any(String) });
  expect(await namesOf('alone@example.test')).toEqual(['Nora El Amrani']);
  await register({ email: 'off@example.test' }, 'localhost');
  expect(await namesOf('off@example.test')).toEqual([]);
});

test.each([
  [{ phone: 'abc' }, 'phone', 'INVALID_PHONE'],
  [{ phone: '112' }, 'phone', 'INVALID_PHONE'],
  [{ phone: '0471/12.12.1' }, 'phone', 'INVALID_PHONE'],
  [{ address: { ...person.address, postcode: 'Namur' } }, 'address.postcode', 'INVALID_POSTCODE'],
  [{ address: { ...person.address, postcode: '10000' } }, 'address.postcode', 'INVALID_POSTCODE'],
  [{ address: { ...person.address, city: '5000' } }, 'address.city', 'INVALID_CITY'],
  [{ address: { ...person.address, country: 'ZZ' } }, 'address.country', 'INVALID_COUNTRY'],
])('400 %j, as its page refuses it', async (change, field, code) => {
  await expect(register({ email: 'wrong@example.test', ...change })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    fields: { [field]: code },
  });
});

test('200 an address with special characters or an accented domain is accepted, and stored in ASCII', async () => {
  const custom_data = [{ field_id: fields.school, data: 'x' }];
  await register({ email: 'anne&paul/1@société.be', custom_data });
  const rows = await shop.sql(`select email from customers where email like 'anne&paul%'`);
  expect(rows).toEqual([{ email: 'anne&paul/1@xn--socit-esab.be' }]);
});

test('409 when the address has an account here, also when both come at once; a neighbour’s customers do not count', async () => {
  const custom_data = [{ field_id: fields.school, data: 'x' }];
  const refusal = { code: 'CUSTOMER_EXISTS', status: 409, fields: { email: 'CUSTOMER_EXISTS' } };
  await register({ email: 'twice@example.test', custom_data });
  await expect(register({ email: 'TWICE@example.test', custom_data })).rejects.toMatchObject(
    refusal,
  );
  const race = await Promise.allSettled(
    [1, 2, 3].map(() => register({ email: 'race@example.test', custom_data })),
  );
  expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(race.filter((one) => one.status === 'rejected').map((one) => one.reason)).toMatchObject([
    refusal,
    refusal,
  ]);
  expect(await register({ email: 'twice@example.test' }, 'localhost')).toMatchObject({
    participant: null,
  });
});

test('400 names every wrong field, and no account is made', async () => {
  const refusalOf = async (changes: Partial<Ask<'registerCustomer'>>) =>
    register(changes).catch((error: unknown) => error);
  expect(await refusalOf({ terms: false, password: 'short', phone: ' ' })).toMatchObject({
    code: 'INVALID_REQUEST',
    fields: { terms: 'TERMS_NOT_ACCEPTED', password: 'TOO_SHORT', phone: 'REQUIRED' },
  });
  expect(await refusalOf({})).toMatchObject({
    code: 'CUSTOM_DATA_INVALID',
    fields: { [`custom_data.${fields.school}`]: 'ANSWER_REQUIRED' },
  });
  const answers = (data: string | string[], field_id = fields.school) => [{ field_id, data }];
  const wrong = [...answers('x'), ...answers(['9'], fields.club), ...answers('x', 1)];
  expect(await refusalOf({ custom_data: wrong })).toMatchObject({
    code: 'CUSTOM_DATA_INVALID',
    fields: { [`custom_data.${fields.club}`]: 'UNKNOWN_CHOICE', 'custom_data.1': 'UNKNOWN_FIELD' },
  });
  const participant = { birthdate: '2031-01-01' };
  expect(await refusalOf({ custom_data: answers('x'), participant })).toMatchObject({
    code: 'BIRTHDATE_INVALID',
    fields: { 'participant.birthdate': 'BIRTHDATE_INVALID' },
  });
  expect(
    await shop.sql(
      `select from customers where email = 'nora@example.test' and firstname <> 'Nora'`,
    ),
  ).toEqual([]);
});

test('400 when the organiser does not offer a participant', async () => {
  await expect(
    register({ email: 'b@example.test', participant: {} }, 'localhost'),
  ).rejects.toMatchObject({
    code: 'PARTICIPANT_NOT_OFFERED',
    status: 400,
  });
});
