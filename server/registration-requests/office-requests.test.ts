import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let dance: Made;
let lessons: MadeAvailability[];
let zoe: MadeCustomer;
let staff: { token: string };
let request: string;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  dance = await shop.make.activity(organiser, { registration_flow: 'REQUEST' });
  await shop.make.tier(organiser, dance);
  lessons = await Promise.all(
    [3, 1].map((capacity, index) =>
      shop.make.availability(organiser, dance, { days: [`2026-07-0${6 + index}`], capacity }),
    ),
  );
  zoe = await shop.make.customer(organiser);
  staff = await shop.make.collaborator(organiser, [
    'registration-requests.read',
    'registration-requests.update',
    'registrations.create',
    'payments.read',
    'participants.read',
  ]);
  request = await ask(zoe);
});
afterAll(() => shop.close());

async function ask(who: MadeCustomer): Promise<string> {
  const availabilities = lessons.map(({ id, dates }) => ({
    id,
    dates: dates.map((date) => date.id),
  }));
  const wish = {
    participant_id: who.participant.id,
    registrations_requests: [{ availabilities }],
  };
  const { cart } = await shop.call('addCartItems', wish, who);
  const paying = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
  await shop.call('checkoutCart', paying, who);
  const { data } = await shop.call('listAccountRegistrationsRequests', {}, who);
  return data[0]?.cuid ?? '';
}

const cuidsFound = async (filters: object) => {
  const { data } = await shop.office('listOfficeRegistrationRequests', filters, staff);
  return data.map(({ cuid }) => cuid);
};
const getRequest = (cuid: string, as = staff) =>
  shop.office('getOfficeRegistrationRequest', { request: cuid }, as);

test('200 lists requests by status, activity, day and family name', async () => {
  const { data, count } = await shop.office('listOfficeRegistrationRequests', {}, staff);
  expect(count).toBe(1);
  expect(data).toMatchObject([
    {
      cuid: request,
      status: 'PENDING',
      requested: 2,
      tier: 'Une ou deux leçons',
      start_at: '2026-07-06T09:00:00.000Z',
      customer: { cuid: zoe.cuid },
      decided_by: null,
    },
  ]);
  expect(await cuidsFound({ status: 'PENDING' })).toEqual([request]);
  expect(await cuidsFound({ status: 'APPROVED' })).toEqual([]);
  expect(await cuidsFound({ activity: dance.cuid })).toEqual([request]);
  expect(await cuidsFound({ activity: 'another' })).toEqual([]);
  expect(await cuidsFound({ requested_from: '2026-01-05', requested_to: '2026-01-05' })).toEqual([
    request,
  ]);
  expect(await cuidsFound({ requested_from: '2026-01-06' })).toEqual([]);
  const [family] = await shop.sql<{ lastname: string }>(
    'select lastname from customers where id = $1',
    [zoe.id],
  );
  expect(await cuidsFound({ search: family?.lastname })).toEqual([request]);
  expect(await cuidsFound({ search: 'personne' })).toEqual([]);
  expect(await cuidsFound({ sort: '-received' })).toEqual([request]);
});

test('200 shows the free places of each date, and afterwards the outcome and the author of the decision', async () => {
  const pending = await getRequest(request);
  expect(pending.availabilities.map(({ free }) => free)).toEqual([3, 1]);
  expect(pending).toMatchObject({ total_amount: 0, order: null, message: '' });
  await shop.office(
    'approveRegistrationRequest',
    { request, availabilities: [lessons[0]?.cuid ?? ''], message: 'Mardi, c’est complet.' },
    staff,
  );
  const decidedRequest = await getRequest(request);
  expect(decidedRequest).toMatchObject({
    status: 'APPROVED',
    message: 'Mardi, c’est complet.',
    decided_by: expect.any(String),
    availabilities: [{ registration: { cancelled: false } }, { registration: null }],
  });
  expect(decidedRequest.total_amount).toBeGreaterThan(0);
});

test('amounts are hidden without the right to see payments; 404 REGISTRATION_REQUEST_NOT_FOUND; 403 without the right', async () => {
  const reader = await shop.make.collaborator(organiser, ['registration-requests.read']);
  expect(await getRequest(request, reader)).toMatchObject({
    total_amount: null,
    paid_amount: null,
  });
  await expect(getRequest('nobody')).rejects.toMatchObject({
    code: 'REGISTRATION_REQUEST_NOT_FOUND',
  });
  const stranger = await shop.make.collaborator(organiser, ['locations.read']);
  await expect(getRequest(request, stranger)).rejects.toMatchObject({ status: 403 });
});
