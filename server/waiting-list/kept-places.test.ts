import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

const START = '2096-01-05T08:00:00.000Z';
let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: Made & { token: string };
let anne: MadeCustomer;
let ben: MadeCustomer;
let camp: MadeAvailability;
let registrationOfCamp: string;

beforeAll(async () => {
  // later than the clock of the queue, so that jobs for another day wait
  shop = await openShop({ jobs: true, now: START });
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser, { waiting_list_mode: 'OFFER' });
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
});
afterAll(() => shop.close());

/** A full camp of one place on two days, and two families on its waiting list. */
beforeEach(async () => {
  shop.clock.set(START);
  anne = await shop.make.customer(organiser);
  ben = await shop.make.customer(organiser, { firstname: 'Ben', language: 'en' });
  const days = ['2096-07-06', '2096-07-07'];
  camp = await shop.make.availability(organiser, activity, { days, capacity: 1 });
  registrationOfCamp = await register(await shop.make.customer(organiser));
  for (const family of [anne, ben]) await join(family);
});

const dates = () => camp.dates.map(({ id }) => id);
const register = async (family: MadeCustomer, of = camp) =>
  (
    await shop.office(
      'registerByStaff',
      {
        customer: family.cuid,
        participant: family.participant.cuid,
        availability: of.cuid,
        date_ids: of.dates.map(({ id }) => id),
      },
      staff,
    )
  ).cuid;
const join = (family: MadeCustomer, of = camp) =>
  shop.call(
    'joinWaitingList',
    { availability_id: of.id, participant_id: family.participant.id },
    family,
  );
const cancel = (registration = registrationOfCamp) =>
  shop.office('cancelOfficeRegistration', { registration, message: 'Malade' }, staff);
const add = (family: MadeCustomer, date_ids = dates()) =>
  shop.call(
    'addCartItems',
    {
      participant_id: family.participant.id,
      registrations: [{ availability_id: camp.id, availability_dates: date_ids }],
    },
    family,
  );
const entryOf = async (family: MadeCustomer) =>
  (await shop.call('listWaitingListEntries', { availability: camp.cuid }, family)).data[0];
const offerOf = async (family: MadeCustomer) => (await entryOf(family))?.offer?.expires_at ?? null;
const idOf = async (family: MadeCustomer) => (await entryOf(family))?.id ?? 0;
const accept = async (family: MadeCustomer) =>
  shop.call('acceptOffer', { waiting_list_entry_id: await idOf(family) }, family);
const order = async (family: MadeCustomer, cart_id: number) =>
  shop.call('checkoutCart', { cart_id, payment_strategy: 'DELAYED', terms: true }, family);
const statesShown = async () => {
  const { data } = await shop.call('listAvailabilities', { availabilities: [camp.cuid] });
  return data.map(({ status, registered }) => [status, registered]);
};
const mailsTo = (family: MadeCustomer) =>
  shop.sql<{ subject: string; text: string }>(
    `select subject, text from sent_mails where kind = 'waiting-list.vacancy' and customer_id = $1 order by created_at, id`,
    [family.id],
  );
/**
 * The number of times an availability was notified that it has time again because of places freed
 * in another one.
 */
const heardFrom = async (one: MadeAvailability, other: MadeAvailability) => {
  const [row] = await shop.sql<{ times: number }>(
    `select count(*)::integer as times from events a join events b on b.type = 'availability.places.freed' and b.payload ->> 'vacancy' = a.payload ->> 'vacancy'
     where a.type = 'availability.time.freed' and a.payload ->> 'availability_id' = $1 and b.payload ->> 'availability_id' = $2`,
    [String(one.id), String(other.id)],
  );
  return row?.times;
};
const idle = async () => {
  await expect
    .poll(
      async () =>
        (
          await shop.sql(
            'select count(*)::integer as left from graphile_worker._private_jobs where run_at <= now()',
          )
        )[0],
    )
    .toEqual({ left: 0 });
};
/** Moves to a moment, and runs the jobs due by then. */
const wait = async (moment: string) => {
  shop.clock.set(moment);
  await shop.sql('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
  await idle();
};
const refusal = (code: string, status: number) => ({ code, status });

test('a freed place is kept for the first in line: nobody else gets it, lists show it as taken, and they are written to once', async () => {
  await cancel();
  await idle();
  expect(await offerOf(anne)).toBe('2096-01-06T08:00:00.000Z');
  expect(await offerOf(ben)).toBeNull();
  expect(await statesShown()).toEqual([['FULL', 1]]);
  const stranger = await shop.make.customer(organiser);
  await expect(add(stranger)).rejects.toMatchObject(refusal('PLACES_TAKEN', 409));
  await expect(add(ben)).rejects.toMatchObject(refusal('PLACES_TAKEN', 409));
  const [mail, ...more] = await mailsTo(anne);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Maison des enfants : une place vous attend à « Stage de natation »');
  expect(mail?.text).toMatch(/6 janvier[^]*\/fr\/account\/home/u);
  expect(await mailsTo(ben)).toEqual([]);
  const { data } = await shop.office('listOfficeWaitingList', { availability: camp.cuid }, staff);
  expect(data.map(({ offer_expires_at }) => offer_expires_at)).toEqual([
    '2096-01-06T08:00:00.000Z',
    null,
  ]);
  const office = await shop.office('getOfficeAvailability', { availability: camp.cuid }, staff);
  expect(office).toMatchObject({ registered: 0, offered: 1, status: 'FULL' });
});

test('accepted in one tap: the place is in the cart, held once, and ordered; families still waiting are not written to', async () => {
  await cancel();
  await idle();
  const { cart } = await accept(anne);
  expect(cart.items).toMatchObject([
    { availability_dates: dates().map((date_id) => ({ date_id })) },
  ]);
  expect((await entryOf(anne))?.offer?.in_cart).toBe(true);
  await expect(accept(anne)).rejects.toMatchObject(refusal('ALREADY_REGISTERED', 409));
  await order(anne, cart.id);
  expect(await entryOf(anne)).toBeUndefined();
  const [row] = await shop.sql(
    'select registered, offered, status from availabilities where id = $1',
    [camp.id],
  );
  expect(row).toEqual({ registered: 1, offered: 0, status: 'FULL' });
  await wait('2096-01-06T08:00:00.000Z');
  expect(await mailsTo(ben)).toEqual([]);
});

test('not accepted in time: it is offered to the next at once, and the first is refused; after the whole line, it is free for everybody', async () => {
  await cancel();
  await idle();
  const late = await idOf(anne);
  await wait('2096-01-06T08:00:00.000Z');
  expect([await offerOf(anne), await offerOf(ben)]).toEqual([null, '2096-01-07T08:00:00.000Z']);
  const call = shop.call('acceptOffer', { waiting_list_entry_id: late }, anne);
  await expect(call).rejects.toMatchObject(refusal('OFFER_ENDED', 409));
  const declining = shop.call('declineOffer', { waiting_list_entry_id: late }, anne);
  await expect(declining).rejects.toMatchObject(refusal('OFFER_ENDED', 409));
  expect(await statesShown()).toEqual([['FULL', 1]]);
  await wait('2096-01-07T08:00:00.000Z');
  expect(await statesShown()).toEqual([['OPEN', 0]]);
  expect([(await mailsTo(anne)).length, (await mailsTo(ben)).length]).toEqual([1, 1]);
  await add(await shop.make.customer(organiser));
});

test('families waiting for an excluded date are told after an expired offer, and not while the next has the offer', async () => {
  const days = ['2096-07-06'];
  const other = await shop.make.availability(organiser, activity, { days, capacity: 1 });
  const otherRegistration = await register(await shop.make.customer(organiser), other);
  const carla = await shop.make.customer(organiser);
  await join(carla, other);
  const synchronised = { attached: [other.cuid], detached: [] };
  const exclusions = { availability: camp.cuid, synchronised };
  await shop.office('updateAvailabilityExclusions', exclusions, staff);
  for (const registration of [otherRegistration, registrationOfCamp]) {
    await cancel(registration);
    await idle();
  }
  // by a job, once its own waiting list is served: both at once would let chance decide
  expect(await heardFrom(other, camp)).toBe(1);
  await wait('2096-01-06T08:00:00.000Z');
  expect([await offerOf(ben), await mailsTo(carla)]).toEqual(['2096-01-07T08:00:00.000Z', []]);
  await wait('2096-01-07T08:00:00.000Z');
  expect(await mailsTo(carla)).toHaveLength(1);
});

test('offered to the next at once, after declining the place or leaving the line; a family that declined stays on the list', async () => {
  await cancel();
  await idle();
  const { message } = await shop.call(
    'declineOffer',
    { waiting_list_entry_id: await idOf(anne) },
    anne,
  );
  expect(message).toBe(
    'Merci ! La place est proposée à la personne suivante. Vous restez sur la liste.',
  );
  await idle();
  expect([await offerOf(anne), await offerOf(ben)]).toEqual([null, '2096-01-06T08:00:00.000Z']);
  await shop.call('leaveWaitingList', { waiting_list_entry_id: await idOf(ben) }, ben);
  await idle();
  expect(await statesShown()).toEqual([['OPEN', 0]]);
  expect((await entryOf(anne))?.position).toBe(1);
});

test('a cart outlives its offer, and an offer outlives the cart: one place all the time', async () => {
  const stranger = await shop.make.customer(organiser);
  await cancel();
  await idle();
  await accept(anne);
  await expect(add(stranger)).rejects.toMatchObject(refusal('PLACES_TAKEN', 409));
  // the cart is over, the offer is not
  shop.clock.set('2096-01-05T12:00:00.000Z');
  await expect(add(stranger)).rejects.toMatchObject(refusal('PLACES_TAKEN', 409));
  shop.clock.set('2096-01-06T07:59:00.000Z');
  const { cart } = await accept(anne);
  await wait('2096-01-06T08:01:00.000Z');
  // the offer is over, the cart is not
  await expect(add(stranger)).rejects.toMatchObject(refusal('PLACES_TAKEN', 409));
  expect(await offerOf(ben)).toBeNull();
  await order(anne, cart.id);
  await wait('2096-01-06T08:16:00.000Z');
  expect(await offerOf(ben)).toBeNull();
});

test('a cart abandoned after its offer has expired goes to the next', async () => {
  await cancel();
  await idle();
  shop.clock.set('2096-01-06T07:59:00.000Z');
  await accept(anne);
  await wait('2096-01-06T08:00:00.000Z');
  expect(await offerOf(ben)).toBeNull();
  await wait('2096-01-06T08:16:00.000Z');
  expect(await offerOf(ben)).toBe('2096-01-07T08:16:00.000Z');
});

test('refuses a neighbour’s offer, a line that closed since, and a participant registered since', async () => {
  await cancel();
  await idle();
  const ownEntry = await idOf(anne);
  const none = 987_654_321;
  for (const id of [ownEntry, none]) {
    const notFound = refusal('WAITING_LIST_ENTRY_NOT_FOUND', 404);
    const by = { waiting_list_entry_id: id };
    await expect(shop.call('acceptOffer', by, ben)).rejects.toMatchObject(notFound);
    await expect(shop.call('declineOffer', by, ben)).rejects.toMatchObject(notFound);
  }
  await expect(accept(ben)).rejects.toMatchObject(refusal('OFFER_ENDED', 409));
  const close = (closed: boolean) =>
    shop.sql('update availabilities set closed = $2 where id = $1', [camp.id, closed]);
  await close(true);
  await expect(accept(anne)).rejects.toMatchObject(refusal('AVAILABILITY_CLOSED', 409));
  expect(await offerOf(anne)).toBeNull();
  await close(false);
  // staff register the participant who has the offer: it is their place
  await register(anne);
  const after = shop.call('acceptOffer', { waiting_list_entry_id: ownEntry }, anne);
  await expect(after).rejects.toMatchObject(refusal('WAITING_LIST_ENTRY_NOT_FOUND', 404));
  await expect(register(ben)).rejects.toMatchObject(refusal('PLACES_TAKEN', 409));
});

test('shortly before the end everybody is written to at once, and nothing is kept', async () => {
  shop.clock.set('2096-07-06T07:30:00.000Z');
  await cancel();
  await idle();
  expect([await offerOf(anne), await offerOf(ben)]).toEqual([null, null]);
  expect([(await mailsTo(anne)).length, (await mailsTo(ben)).length]).toEqual([1, 1]);
  expect((await mailsTo(ben))[0]?.text).toContain('the first person to register gets it');
  expect(await statesShown()).toEqual([['OPEN', 0]]);
});

test('an offer says in advance whether it needs a form: a required question, a date that has closed since', async () => {
  const needsForm = async () => (await entryOf(anne))?.offer?.needs_form;
  await cancel();
  await idle();
  expect(await needsForm()).toBe(false);
  const ask = (columns: Readonly<Record<string, unknown>>) =>
    shop.make.question(organiser, activity, columns);
  const questions = [await ask({ required: false }), await ask({ required: true, active: false })];
  expect(await needsForm()).toBe(false);
  questions.push(await ask({ required: true }));
  expect(await needsForm()).toBe(true);
  await expect(accept(anne)).rejects.toMatchObject(refusal('ANSWERS_INVALID', 400));
  await shop.sql('update questions set active = false where id = any($1)', [
    questions.map(({ id }) => id),
  ]);
  expect(await needsForm()).toBe(false);
  await shop.sql(`update availability_dates set status = 'CLOSED' where id = $1`, [dates()[0]]);
  expect(await needsForm()).toBe(true);
  await expect(accept(anne)).rejects.toMatchObject({ code: 'DATE_NOT_BOOKABLE' });
});

test('a repeated vacancy keeps no second place', async () => {
  await cancel();
  await idle();
  const repeat = `select emit_events(organiser_id, created_at, '[]'::jsonb,
    jsonb_build_array(jsonb_build_object('name', 'offer-vacancy', 'payload', payload)))
    from (select set_config('app.organiser_id', $2, true)) tenant, events
    where type = 'availability.places.freed' and payload ->> 'availability_id' = $1`;
  await shop.sql(repeat, [String(camp.id), String(organiser.id)]);
  await idle();
  expect([(await mailsTo(anne)).length, (await mailsTo(ben)).length]).toEqual([1, 0]);
  expect(await offerOf(ben)).toBeNull();
});

test('a family that waits together is offered places for all or none, and does not hold up the next', async () => {
  const sister = await shop.make.participant(organiser, anne);
  await shop.call('joinWaitingList', { availability_id: camp.id, participant_id: sister.id }, anne);
  const wait_for = { availability_id: camp.id, together: true };
  await shop.call('waitTogether', wait_for, anne);
  const offers = async (family: MadeCustomer) =>
    (await shop.call('listWaitingListEntries', { availability: camp.cuid }, family)).data.map(
      ({ offer, together }) => [offer !== null, together],
    );
  await cancel();
  await idle();
  expect(await offers(anne)).toEqual([
    [false, true],
    [false, true],
  ]);
  expect(await offers(ben)).toEqual([[true, false]]);
  // the place that he gives up and the added one make two free places
  await shop.call('declineOffer', { waiting_list_entry_id: await idOf(ben) }, ben);
  await shop.office(
    'updateAvailability',
    {
      availability: camp.cuid,
      capacity: 2,
      version: (await shop.office('getOfficeAvailability', { availability: camp.cuid }, staff))
        .version,
    },
    staff,
  );
  await idle();
  expect(await offers(anne)).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(await offers(ben)).toEqual([[false, false]]);
  await shop.call('waitTogether', { ...wait_for, together: false }, anne);
  expect((await offers(anne)).map(([, together]) => together)).toEqual([false, false]);
  const stranger = await shop.make.customer(organiser);
  await expect(shop.call('waitTogether', wait_for, stranger)).rejects.toMatchObject(
    refusal('WAITING_LIST_ENTRY_NOT_FOUND', 404),
  );
});
