import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made, MadeCustomer } from './factories/factories.ts';
import { openShop, type Shop } from './shop.ts';

/** The values of each group of fields, which an answer contains or not. */
const SIGNS = {
  contact: ['anne@example.test', '0470 98 76 54'],
  money: ['12345'],
  wallet: ['6789'],
  answers: ['2017-05-04', 'Allergique'],
  children: ['Ysoline'],
} as const;
type Group = keyof typeof SIGNS;

/** The day on which the child comes. */
const DAY = '2026-07-06';

let shop: Shop;
let organiser: Made;
let anne: MadeCustomer;
let registration: { cuid: string };
let availability: { cuid: string };
let activity: Awaited<ReturnType<Shop['make']['activity']>>;

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  anne = await shop.make.customer(organiser, {
    email: 'anne@example.test',
    phone: '+32470987654',
    wallet_amount: 6789,
  });
  await shop.sql(`update participants set firstname = 'Ysoline' where id = $1`, [
    anne.participant.id,
  ]);
  activity = await shop.make.activity(organiser);
  const question = await shop.make.question(organiser, activity);
  const camp = await shop.make.availability(organiser, activity, {
    days: [DAY],
    price: 12_345,
  });
  availability = camp;
  const one = {
    availability_id: camp.id,
    availability_dates: camp.dates.map(({ id }) => id),
    questions: [{ question_id: question.id, content: 'Allergique' }],
  };
  const { cart } = await shop.call(
    'addCartItems',
    { participant_id: anne.participant.id, registrations: [one] },
    anne,
  );
  await shop.sql('update customers set wallet_amount = 0 where id = $1', [anne.id]);
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    anne,
  );
  await shop.sql('update customers set wallet_amount = 6789 where id = $1', [anne.id]);
  await shop.sql(
    `insert into waiting_list_entries (organiser_id, availability_id, customer_id, participant_id, turn) values ($1, $2, $3, $4, 1)`,
    [organiser.id, camp.id, anne.id, anne.participant.id],
  );
  // of another family, so that the amount that the first owes does not change
  const other = await shop.make.customer(organiser);
  const configuration = await shop.make.bookingConfiguration(organiser);
  const court = await shop.make.resource(organiser, configuration);
  const booking = {
    customer: other.cuid,
    resource: court.cuid,
    participants: [other.participant.cuid],
    start_at: `${DAY}T08:00:00.000Z`,
    end_at: `${DAY}T09:00:00.000Z`,
    price: 12_345,
  };
  const desk = await shop.make.collaborator(organiser, ['bookings.create', 'bookings.update']);
  await shop.office('sellBooking', booking, desk);
  const chief = await shop.make.collaborator(organiser, ['registrations.read']);
  const { data } = await shop.office('listOfficeRegistrations', {}, chief);
  registration = data[0] ?? expect.fail();
});
afterAll(() => shop.close());

type Read = (as: { token: string }) => Promise<unknown>;

const READS: Readonly<
  Record<string, { needs: readonly Permission[]; shows: readonly Group[]; read: Read }>
> = {
  'the list of families': {
    needs: ['customers.read'],
    shows: ['contact', 'money', 'wallet', 'children'],
    read: (as) => shop.office('listOfficeCustomers', {}, as),
  },
  'a family': {
    needs: ['customers.read'],
    shows: ['contact', 'money', 'wallet', 'answers', 'children'],
    read: (as) => shop.office('getOfficeCustomer', { customer: anne.cuid }, as),
  },
  'the registrations of a family': {
    needs: ['registrations.read'],
    shows: ['contact', 'money', 'answers', 'children'],
    read: (as) => shop.office('listOfficeRegistrations', { customer: anne.cuid }, as),
  },
  'the orders of a family': {
    needs: ['customer-carts.read'],
    shows: ['money'],
    read: (as) => shop.office('listCustomerCarts', { customer: anne.cuid }, as),
  },
  'the list of registrations': {
    needs: ['registrations.read'],
    shows: ['contact', 'money', 'answers', 'children'],
    read: (as) => shop.office('listOfficeRegistrations', {}, as),
  },
  'a registration': {
    needs: ['registrations.read'],
    shows: ['contact', 'money', 'answers', 'children'],
    read: (as) => shop.office('getOfficeRegistration', { registration: registration.cuid }, as),
  },
  'a waiting list': {
    needs: ['waiting-list-registrations.read'],
    shows: ['contact', 'children'],
    read: (as) => shop.office('listOfficeWaitingList', { availability: availability.cuid }, as),
  },
  'the waiting lists of an activity': {
    needs: ['waiting-list-registrations.read'],
    shows: ['contact', 'children'],
    read: (as) => shop.office('listActivityWaitingList', { activity: activity.cuid }, as),
  },
  'the calendar of resources': {
    needs: ['bookings.read'],
    shows: ['money'],
    read: (as) => shop.office('getResourceCalendar', { day: DAY }, as),
  },
  'the week': {
    needs: ['availabilities.read'],
    shows: [],
    read: (as) => shop.office('listCalendarDates', { day: DAY }, as),
  },
  'the list of a day': {
    needs: ['registrations.read'],
    shows: ['contact', 'money', 'answers', 'children'],
    read: (as) => shop.office('listRoster', { day: DAY }, as),
  },
  'a report of places': {
    needs: ['reports.participation'],
    shows: [],
    read: (as) => shop.office('getOccupancyReport', { from: DAY, to: DAY, by: 'activity' }, as),
  },
  'an export': {
    needs: ['exports.create', 'registrations.read'],
    shows: ['contact', 'money', 'answers', 'children'],
    read: async (as) => {
      const files: string[] = [];
      for (const columns of [['participant'], ['email', 'phone'], ['price'], ['birthdate']])
        files.push(await exportedText(columns, as));
      return files;
    },
  },
};

/** Exports the registrations with these columns; empty when they are refused. */
async function exportedText(columns: string[], as: { token: string }): Promise<string> {
  const request = { format: 'CSV', of: { list: 'registrations', filters: {}, columns } } as const;
  const export_made = await shop.office('createExport', request, as).catch((error: unknown) => {
    expect(error).toMatchObject({ code: 'NOT_PERMITTED' });
    return null;
  });
  if (export_made === null) return '';
  const cuid = { export: export_made.cuid };
  await expect.poll(async () => (await shop.office('getExport', cuid, as)).state).toBe('DONE');
  const headers = { cookie: `ribambelle_office=${as.token}` };
  const path = `/api/back-office/exports/${export_made.cuid}/file`;
  return (await shop.fetch('back-office', path, { headers })).text();
}

const OPENS: Readonly<Record<Exclude<Group, 'children'>, Permission>> = {
  contact: 'customers.read',
  money: 'payments.read',
  wallet: 'customer-wallets.read',
  answers: 'participants.read',
};

/**
 * Returns the groups that an answer shows, by their values; amounts in an export are written with a
 * comma.
 */
function shownIn(answer: unknown): Set<Group> {
  const text = JSON.stringify(answer).replaceAll(/(\d),(\d\d)(?!\d)/g, '$1$2');
  const groups: readonly Group[] = ['contact', 'money', 'wallet', 'answers', 'children'];
  return new Set(groups.filter((group) => SIGNS[group].some((sign) => text.includes(sign))));
}

test.each(Object.entries(READS))(
  '%s shows only what its permission covers, and each group with its own permission',
  async (_, input) => {
    const { needs, shows, read } = input;
    for (const group of ['contact', 'money', 'wallet', 'answers'] as const) {
      const without = [...needs].filter((permission) => permission !== OPENS[group]);
      const collaborator = await shop.make.collaborator(organiser, needs);
      const groups_shown = shownIn(await read(collaborator));
      const is_open = needs.includes(OPENS[group]);
      expect({ group, seen: groups_shown.has(group) }).toEqual({
        group,
        seen: is_open && shows.includes(group),
      });
      const both = await shop.make.collaborator(organiser, [...without, ...needs, OPENS[group]]);
      expect({ group, seen: shownIn(await read(both)).has(group) }).toEqual({
        group,
        seen: shows.includes(group),
      });
    }
  },
);

test('the list of families names no children without the right to read participants', async () => {
  const as = await shop.make.collaborator(organiser, ['customers.read']);
  const { data } = await shop.office('listOfficeCustomers', {}, as);
  expect(data[0]).toMatchObject({ participants: null, registrations: null });
});

test('403 for a filter on money without the right to see money', async () => {
  const as = await shop.make.collaborator(organiser, ['customers.read', 'registrations.read']);
  const refusal = { code: 'NOT_PERMITTED', status: 403 };
  await expect(shop.office('listOfficeCustomers', { outstanding: true }, as)).rejects.toMatchObject(
    refusal,
  );
  await expect(
    shop.office('listOfficeRegistrations', { payment: 'OUTSTANDING' }, as),
  ).rejects.toMatchObject(refusal);
});

test.each([
  ['getPaymentsReport', { from: DAY, to: DAY }],
  ['getSalesReport', { from: DAY, to: DAY }],
  ['getOwedReport', {}],
  ['getAccounts', { from: '2026-07-01', to: '2026-07-31' }],
  ['listBalances', {}],
] as const)('403 %s with the right to reports of money but not to money', async (name, request) => {
  const as = await shop.make.collaborator(organiser, ['reports.treasury']);
  await expect(shop.office(name, request, as)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
    status: 403,
  });
});

test('the week and the list of a day contain data: the checks above search in something', async () => {
  const as = await shop.make.collaborator(organiser, ['availabilities.read', 'registrations.read']);
  const { dates } = await shop.office('listCalendarDates', { day: DAY }, as);
  expect(dates).toHaveLength(1);
  expect((await shop.office('listRoster', { day: DAY }, as)).count).toBe(1);
});
