import { endpoints } from '@ribambelle/api/all.ts';
import { type Endpoint, isOfBackOffice, isReader } from '@ribambelle/api/endpoint.ts';
import { FIELD_GROUPS, type FieldGroup } from '@ribambelle/domain/permissions/field-groups.ts';
import { ALL_PERMISSIONS, type Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { until } from './until.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openShop, type Shop } from './shop.ts';

const DAY = '2026-07-06';
const GROUPS: readonly FieldGroup[] = ['CONTACT', 'MONEY', 'WALLET', 'ANSWERS', 'TAGS'];

/** The values of each group, as they are in an answer: not within another number or name. */
const SIGNS: Readonly<Record<FieldGroup, readonly string[]>> = {
  CONTACT: ['anne@example.test', 'anne.next@example.test', '0470 98 76 54', '32470987654'],
  MONEY: ['4321', '8024'],
  WALLET: ['6789'],
  ANSWERS: ['2017-05-04', 'Allergique'],
  TAGS: ['Bénévole du samedi'],
};

/**
 * The calls that show more than their permission says, and the reason why they may (decision 37).
 */
const EXCEPTIONS: Readonly<
  Partial<Record<string, { shows: readonly FieldGroup[]; because: string }>>
> = {
  listSentMails: { shows: ['CONTACT'], because: 'to whom each e-mail went is what it lists' },
  getSentMail: {
    shows: ['CONTACT', 'MONEY', 'ANSWERS'],
    because: 'an e-mail is shown as it was sent, to its address',
  },
  getMailBody: { shows: ['CONTACT', 'MONEY', 'ANSWERS'], because: 'the same' },
  getDebts: { shows: ['MONEY'], because: 'who takes money at the desk sees what is owed' },
  listRegistrationTags: { shows: ['TAGS'], because: 'the words are those of registrations too' },
  getDashboard: { shows: ['MONEY'], because: 'sums of the day, of nobody' },
};

let shop: Shop;
let values: Readonly<Record<string, string>>;
let organiser: Awaited<ReturnType<Shop['make']['organiser']>>;

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  const chief = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  const anne = await shop.make.customer(organiser, {
    email: 'anne@example.test',
    phone: '+32470111213',
    lastname: 'Quinzequinze',
  });
  const activity = await shop.make.activity(organiser);
  const question = await shop.make.question(organiser, activity);
  const camp = await shop.make.availability(organiser, activity, { days: [DAY], price: 12_345 });
  const registration = {
    availability_id: camp.id,
    availability_dates: camp.dates.map(({ id }) => id),
    questions: [{ question_id: question.id, content: 'Allergique' }],
  };
  const { cart } = await shop.call(
    'addCartItems',
    { participant_id: anne.participant.id, registrations: [registration] },
    anne,
  );
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true } as const;
  await shop.call('checkoutCart', order, anne);
  const { data } = await shop.office('listOfficeRegistrations', {}, chief);
  await shop.office('recordPayment', { customer: anne.cuid, amount: 4_321 }, chief);
  await shop.change(
    'updateOfficeCustomer',
    { customer: anne.cuid, email: 'anne.next@example.test', phone: '+32 470 98 76 54' },
    chief,
  );
  await shop.sql(
    `insert into tags (organiser_id, list, name) values ($1, 'customers', 'Bénévole du samedi')`,
    [organiser.id],
  );
  const add = ['Bénévole du samedi'];
  await shop.office('tagCustomer', { customer: anne.cuid, add }, chief);
  await shop.sql('update customers set wallet_amount = 6789 where id = $1', [anne.id]);
  await shop.sql(
    `insert into waiting_list_entries (organiser_id, availability_id, customer_id, participant_id, turn) values ($1, $2, $3, $4, 1)`,
    [organiser.id, camp.id, anne.id, anne.participant.id],
  );
  const payments = await shop.office('listOfficePayments', {}, chief);
  // the e-mail of the order contains the most
  const mail = await until(
    async () =>
      (
        await shop.sql<{ cuid: string }>(
          `select cuid from sent_mails where kind = 'cart.processed' and customer_id = $1`,
          [anne.id],
        )
      )[0],
  );
  values = {
    availability: camp.cuid,
    registration: data[0]?.cuid ?? '',
    customer: anne.cuid,
    participant: anne.participant.cuid,
    activity: activity.cuid,
    payment: payments.data[0]?.cuid ?? '',
    mail: mail.cuid,
    from: '2026-01-01',
    to: '2026-12-31',
    until: '2026-12-31',
    day: DAY,
    page_size: '100',
  };
});
afterAll(() => shop.close());

/** Every call of the back-office that only reads. */
const READERS = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
  isOfBackOffice(endpoint) && isReader(endpoint) && endpoint.method === 'GET'
    ? [{ name, endpoint }]
    : [],
);

/** Returns the answers of a call, with every optional field and with only the required ones. */
async function answersTo(endpoint: Endpoint, { token }: { token: string }): Promise<string> {
  const shape: z.ZodRawShape = endpoint.request.shape;
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
    const headers = { cookie: `ribambelle_office=${token}` };
    const answer = await shop.fetch('back-office', `${path}?${query}`, { headers });
    expect(answer.status).toBeLessThan(500);
    if (answer.ok) texts.push(await answer.text());
  }
  return texts.join('\n');
}

const contains = (text: string, sign: string) =>
  new RegExp(`(?<![\\w.])${sign.replaceAll('.', '\\.')}(?!\\w)`, 'u').test(text);

const isPermission = (who: unknown): who is Permission =>
  ALL_PERMISSIONS.some((permission) => permission === who);

test('every read of the back-office shows the fields of a group only with the permission of that group', async () => {
  const leaks: string[] = [];
  const needless = new Set(Object.keys(EXCEPTIONS));
  let shown_to_all = 0;
  const chief = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  const collaborators = new Map<string, { token: string }>();
  for (const { name, endpoint } of READERS) {
    const who = isPermission(endpoint.who) ? [endpoint.who] : [];
    const key = who.join();
    const by = collaborators.get(key) ?? (await shop.make.collaborator(organiser, who));
    collaborators.set(key, by);
    const text = await answersTo(endpoint, by);
    for (const group of GROUPS) {
      const is_shown = SIGNS[group].some((sign) => contains(text, sign));
      if (!is_shown || who.includes(FIELD_GROUPS[group])) continue;
      if (EXCEPTIONS[name]?.shows.includes(group) === true) needless.delete(name);
      else leaks.push(`${name} shows ${group}`);
    }
    const all = await answersTo(endpoint, chief);
    if (GROUPS.some((group) => SIGNS[group].some((sign) => contains(all, sign)))) shown_to_all += 1;
  }
  expect(leaks).toEqual([]);
  expect([...needless]).toEqual([]);
  // the same calls show it to staff with every permission: the walk would find it
  expect(shown_to_all).toBeGreaterThan(15);
});

test.each([
  'listOfficeRegistrations',
  'listRoster',
  'listOfficeBookings',
  'listOfficeReviews',
] as const)(
  'without the right to contact details, a search in %s matches no address or number, but does match a name',
  async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const who = isPermission(endpoint.who) ? [endpoint.who] : [];
    const reader = await shop.make.collaborator(organiser, who);
    const colleague = await shop.make.collaborator(organiser, [...who, 'customers.read']);
    const count = async (search: string, { token }: { token: string }) => {
      const query = new URLSearchParams({ search, ...(name === 'listRoster' ? { day: DAY } : {}) });
      const headers = { cookie: `ribambelle_office=${token}` };
      const answer = await shop.fetch('back-office', `${endpoint.path}?${query}`, { headers });
      return z.object({ count: z.int() }).parse(await answer.json()).count;
    };
    const count_by_name = await count('Quinze', reader);
    for (const sign of ['anne@example.test', '0470 98', '987654']) {
      expect(await count(sign, reader)).toBe(0);
      expect([sign, await count(sign, colleague)]).toEqual([sign, count_by_name]);
    }
  },
);
