import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made } from '../factories/factories.ts';
import { type MandateShop, openMandateShop, type Orderer } from '../providers/mandate-shop.ts';

/**
 * Calls with ids that are each right, and do not belong together: the caller's own with those of
 * another family or of another organiser. None has an effect.
 */

let house: MandateShop;
let mine: Orderer;
let theirs: Orderer;
/** An order of each that is not yet paid. */
let my_debt: Orderer;
let their_debt: Orderer;
let neighbour_plan: { readonly cuid: string };
let neighbour_price: Made;

beforeAll(async () => {
  house = await openMandateShop({ jobs: false });
  mine = await house.agreed('mollie');
  theirs = await house.agreed('mollie');
  my_debt = await house.order();
  their_debt = await house.order();
  const { shop } = house;
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  const keeper = await shop.make.collaborator(neighbour, ['payment-types.create']);
  neighbour_plan = await shop.office(
    'createInstalmentPlan',
    { title: { fr: 'x', en: 'x' }, deposit_percentage: 1, parts: 12, day_of_month: 1 },
    keeper,
  );
  const activity = await shop.make.activity(neighbour);
  const option = await shop.make.option(neighbour, activity, { prices: [{ amount: 0 }] });
  const [price] = option.prices;
  if (price === undefined) throw new Error('An option has a price');
  neighbour_price = price;
});
afterAll(() => house.close());

const FAMILIES = () => [mine, theirs, my_debt, their_debt].map(({ id }) => id);
/** Reads everything that a call could have moved. */
const rows = () =>
  house.shop.sql(
    `select (select jsonb_agg(to_jsonb(p) order by p.id) from payments p where p.customer_id = any($1)) as payments,
       (select jsonb_agg(to_jsonb(t) order by t.payment_id, t.place) from payment_targets t) as targets,
       (select jsonb_agg(to_jsonb(m) order by m.id) from payment_mandates m) as mandates,
       (select jsonb_agg(to_jsonb(r) order by r.id) from receivables r where r.customer_id = any($1)) as receivables,
       (select jsonb_agg(to_jsonb(r) order by r.id) from registrations r where r.customer_id = any($1)) as registrations`,
    [FAMILIES()],
  );

/** Expects a call to be refused with a code, and to leave every row as it was. */
async function expectNothing(call: () => Promise<unknown>, code: string): Promise<void> {
  const before = await rows();
  await expect(call()).rejects.toMatchObject({ code });
  expect(await rows()).toEqual(before);
}

const start = (request: object, as: Orderer) =>
  house.shop.call('startOnlinePayment', { return_url: '/fr/account/home', ...request }, as);
const wordsOf = async (of: Orderer) =>
  (await house.shop.call('getPaymentAgreement', { destination: of.reference, next: true }, of))
    .words;

test('my debt and theirs on one page', async () => {
  const destinations = [my_debt.reference, their_debt.reference];
  await expectNothing(() => start({ destinations }, my_debt), 'DESTINATION_NOT_FOUND');
  await expectNothing(
    () => start({ destinations, agreement: 'x', next: true }, my_debt),
    'DESTINATION_NOT_FOUND',
  );
  await expectNothing(
    () => start({ destination: 'none', reference: their_debt.reference }, my_debt),
    'DESTINATION_NOT_FOUND',
  );
  await expectNothing(
    () => start({ destination: my_debt.reference, customer_id: their_debt.id }, my_debt),
    'CUSTOMER_MISMATCH',
  );
});

test('my debt by the words of their agreement', async () => {
  await house.shop.sql('update participants set firstname = $1 where customer_id = $2', [
    'Zoé',
    their_debt.id,
  ]);
  const agreement = await wordsOf(their_debt);
  expect(agreement).toContain('Zoé');
  await expectNothing(
    () => start({ destination: my_debt.reference, next: true, agreement }, my_debt),
    'AGREEMENT_CHANGED',
  );
});

test('my session and their means of payment', async () => {
  const payment_mandate = (await house.mandateOf(theirs))?.cuid ?? '';
  await expectNothing(
    () => house.shop.call('endPaymentMandate', { payment_mandate }, mine),
    'PAYMENT_MANDATE_NOT_FOUND',
  );
});

test('my cart and a plan of another organiser, and their cart with mine', async () => {
  const { shop, camp, organiser } = house;
  const fill = async () => {
    const customer = await shop.make.customer(organiser);
    const availability_dates = camp.dates.map(({ id }) => id);
    const registrations = [{ availability_id: camp.id, availability_dates }];
    const wish = { participant_id: customer.participant.id, registrations };
    return { customer, cart: (await shop.call('addCartItems', wish, customer)).cart };
  };
  const me = await fill();
  const them = await fill();
  const order = (cart_id: number, plan: string) =>
    shop.call(
      'checkoutCart',
      { cart_id, payment_strategy: 'DELAYED', instalment_plan: plan, terms: true },
      me.customer,
    );
  const [own] = me.cart.instalment_plans;
  await expectNothing(() => order(me.cart.id, neighbour_plan.cuid), 'INSTALMENTS_NOT_OFFERED');
  await expectNothing(() => order(them.cart.id, own?.cuid ?? ''), 'CART_NOT_FOUND');
});

test('my registration and dates, prices and participants of others', async () => {
  const { shop } = house;
  const registrationOf = async ({ id }: Made) => {
    const ask = 'select id, participant_id from registrations where customer_id = $1';
    const [row] = await shop.sql<{ id: string; participant_id: string }>(ask, [id]);
    return { id: Number(row?.id), participant_id: Number(row?.participant_id) };
  };
  const own = await registrationOf(mine);
  const other = await registrationOf(theirs);
  const far = await shop.make.availability(
    house.organiser,
    await shop.make.activity(house.organiser),
    { days: ['2036-08-01'] },
  );
  const own_dates = house.camp.dates.map(({ id }) => ({ date_id: id }));
  const change = (request: object) => () =>
    shop.call(
      'updateRegistration',
      { registration_id: own.id, availability_dates: own_dates, ...request },
      mine,
    );
  await expectNothing(change({ registration_id: other.id }), 'REGISTRATION_NOT_FOUND');
  await expectNothing(
    change({ participant_id: other.participant_id }),
    'REGISTRATION_PARTICIPANT_CHANGED',
  );
  const dates = far.dates.map(({ id }) => ({ date_id: id }));
  await expectNothing(change({ availability_dates: dates }), 'DATE_NOT_BOOKABLE');
  const options = [{ price_id: neighbour_price.id }];
  await expectNothing(change({ options }), 'ANSWERS_INVALID');
});

test('staff name one family and the number of another', async () => {
  const { shop, staff } = house;
  const communication = their_debt.reference;
  const customer = my_debt.cuid;
  shop.clock.set('2036-03-01T08:00:00.000Z');
  await expectNothing(
    () => shop.office('sendPaymentReminder', { customer, communication }, staff),
    'NOTHING_OVERDUE',
  );
  await expectNothing(
    () => shop.office('stopPaymentReminders', { customer, communication, stopped: true }, staff),
    'DEBT_NOT_FOUND',
  );
  await expectNothing(
    () =>
      shop.office(
        'recordPayment',
        { customer, amount: 100, parts: [{ communication, amount: 100 }] },
        staff,
      ),
    'COMMUNICATION_UNKNOWN',
  );
});
