import { until } from '@ribambelle/testing/until.ts';
import {
  FEBRUARY,
  type MandateShop,
  openMandateShop,
  ORDERED,
  type Orderer,
} from '@ribambelle/testing/providers/mandate-shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let house: MandateShop;
beforeAll(async () => {
  house = await openMandateShop();
});
afterAll(() => house.close());
beforeEach(() => house.shop.clock.set(ORDERED));

const PROVIDERS = ['mollie', 'stripe'] as const;
const cuidOf = async (family: Orderer) => (await house.mandateOf(family))?.cuid ?? '';
const holdsThere = async (name: (typeof PROVIDERS)[number], family: Orderer) => {
  const reference = (await house.mandateOf(family))?.mandate_reference;
  return house.fakes[name].books.mandates.find(({ id }) => id === reference)?.is_valid;
};

/** Has staff erase a family. */
async function erase({ id, cuid: customer }: Orderer): Promise<void> {
  const [row] = await house.shop.sql<{ confirmation: string }>(
    "select firstname || ' ' || lastname as confirmation from customers where id = $1",
    [id],
  );
  const confirmation = row?.confirmation ?? '';
  const request = { customer, confirmation, give_up_credit: true };
  await house.shop.office('eraseCustomer', request, house.staff);
}

describe.each(PROVIDERS)('%s, ending', (name) => {
  test('200 the family ends it, here at once and there by a job', async () => {
    const family = await house.agreed(name);
    expect(await holdsThere(name, family)).toBe(true);
    const payment_mandate = await cuidOf(family);
    const { message } = await house.shop.call('endPaymentMandate', { payment_mandate }, family);
    expect(message).toBe('Ce moyen de paiement n’est plus gardé.');
    await until(async () => (await holdsThere(name, family)) === false);
    expect(await house.shop.call('listPaymentMandates', {}, family)).toEqual({ data: [] });
    await house.round(FEBRUARY);
    expect(await house.collected(family)).toEqual([]);
    await expect(
      house.shop.call('endPaymentMandate', { payment_mandate }, family),
    ).rejects.toMatchObject({ code: 'PAYMENT_MANDATE_OVER', status: 409 });
  });

  test('the end at the provider is tried again until the provider answers', async () => {
    const family = await house.agreed(name);
    const { mishaps } = house.fakes[name];
    mishaps.add({ kind: 'ERROR', status: 503 });
    const payment_mandate = await cuidOf(family);
    await house.shop.call('endPaymentMandate', { payment_mandate }, family);
    await until(async () => {
      await house.runJob('revoke-mandate');
      return (await holdsThere(name, family)) === false;
    });
    mishaps.clear();
    expect(await house.mandateOf(family)).toMatchObject({ state: 'ENDED', end_reason: 'FAMILY' });
  });

  test('200 staff end it with a recent password, and the log says who', async () => {
    const family = await house.agreed(name);
    const customer = family.cuid;
    const { data } = await house.shop.office(
      'listOfficePaymentMandates',
      { customer },
      house.staff,
    );
    expect(data).toMatchObject([{ state: 'ACTIVE', label: 'Visa ···· 4242' }]);
    const payment_mandate = data[0]?.cuid ?? '';
    await house.shop.office('endOfficePaymentMandate', { payment_mandate }, house.staff);
    expect(
      await house.shop.office('listOfficePaymentMandates', { customer }, house.staff),
    ).toMatchObject({ data: [{ state: 'ENDED', end_reason: 'STAFF' }] });
    expect(
      await house.shop.sql('select action, summary from audit_log where entity_cuid = $1', [
        payment_mandate,
      ]),
    ).toEqual([{ action: 'payments.update', summary: 'Visa ···· 4242' }]);
    await until(async () => (await holdsThere(name, family)) === false);
    await expect(
      house.shop.office('endOfficePaymentMandate', { payment_mandate }, house.staff),
    ).rejects.toMatchObject({ code: 'PAYMENT_MANDATE_OVER' });
  });
});

describe.each(PROVIDERS)('%s, ending while a payment is begun', (name) => {
  test('a payment that waits is not begun once the mandate is over', async () => {
    const family = await house.agreed(name);
    const { mishaps, books } = house.fakes[name];
    const before = books.payments.length;
    // the provider is away while the round begins the payment
    mishaps.add({ kind: 'ERROR', status: 503, times: 2 });
    await house.round(FEBRUARY);
    expect(await house.collected(family)).toEqual(['PENDING']);
    await house.shop.call('endPaymentMandate', { payment_mandate: await cuidOf(family) }, family);
    mishaps.clear();
    await until(async () => {
      await house.runJob('check-payment');
      return (await house.collected(family))[0] === 'CANCELLED';
    });
    expect(books.payments).toHaveLength(before);
    expect(await house.owed(family)).toBe(7_500);
  });

  test('a payment that was collected before the end counts, whatever we heard of it', async () => {
    const family = await house.agreed(name);
    const { mishaps, messages } = house.fakes[name];
    messages.isLost = true;
    mishaps.add({ kind: 'CUT_AFTER', to: /^POST .*(payments|payment_intents)$/, times: 2 });
    await house.round(FEBRUARY);
    expect(await house.collected(family)).toEqual(['PENDING']);
    await house.shop.call('endPaymentMandate', { payment_mandate: await cuidOf(family) }, family);
    mishaps.clear();
    await until(async () => {
      await house.runJob('check-payment');
      return (await house.collected(family))[0] === 'PAID';
    });
    messages.isLost = false;
    expect(await house.owed(family)).toBe(5_000);
    expect(await house.differences(name)).toEqual([]);
  });
});

describe.each(PROVIDERS)('%s, what is paid while a payment is begun', (name) => {
  test.each([
    { paid: 2_500, outcomes: [], left: 5_000 },
    { paid: 1_000, outcomes: ['PAID'], left: 5_000 },
  ])('$paid of 2500 is not collected again', async ({ paid: amount, outcomes, left }) => {
    const family = await house.agreed(name);
    const { mishaps, books } = house.fakes[name];
    const before = books.payments.length;
    mishaps.add({ kind: 'ERROR', status: 503, times: 2 });
    await house.round(FEBRUARY);
    expect(await house.collected(family)).toEqual(['PENDING']);
    const paid = { communication: family.reference, amount, method: 'TRANSFER' as const };
    await house.shop.office('recordPayment', { ...paid, twice: true }, house.staff);
    mishaps.clear();
    await until(async () => {
      await house.runJob('check-payment');
      return (await house.collected(family))[0] !== 'PENDING';
    });
    expect(await house.collected(family)).toEqual(['CANCELLED']);
    expect(books.payments).toHaveLength(before);
    await house.round('2036-02-06T06:00:00.000Z');
    expect(await house.collected(family)).toEqual(['CANCELLED', ...outcomes]);
    expect(await house.owed(family)).toBe(left);
  });
});

describe('whose it is', () => {
  test('404 another family’s, and 403 without the right', async () => {
    const family = await house.agreed('mollie');
    const payment_mandate = await cuidOf(family);
    const other = await house.shop.make.customer(house.organiser);
    await expect(
      house.shop.call('endPaymentMandate', { payment_mandate }, other),
    ).rejects.toMatchObject({ code: 'PAYMENT_MANDATE_NOT_FOUND', status: 404 });
    await expect(
      house.shop.office('endOfficePaymentMandate', { payment_mandate: 'none' }, house.staff),
    ).rejects.toMatchObject({ code: 'PAYMENT_MANDATE_NOT_FOUND' });
    const reader = await house.shop.make.collaborator(house.organiser, ['payments.read']);
    await expect(
      house.shop.office('endOfficePaymentMandate', { payment_mandate }, reader),
    ).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
    await expect(
      house.shop.office('listOfficePaymentMandates', { customer: 'none' }, reader),
    ).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND', status: 404 });
  });

  test('erasing the family ends it and forgets its name', async () => {
    const family = await house.agreed('stripe');
    await erase(family);
    expect(await house.mandateOf(family)).toMatchObject({
      state: 'ENDED',
      end_reason: 'ERASED',
      label: '',
    });
    await until(async () => (await holdsThere('stripe', family)) === false);
  });

  test('late money of an erased family starts nothing, and its name is not kept', async () => {
    await house.collectBy('mollie');
    const family = await house.order();
    const { reference } = await house.agree(family);
    await house.shop.sql(
      "update payments set expires_at = $2, state = 'EXPIRED' where customer_id = $1",
      [family.id, ORDERED],
    );
    await house.shop.sql(
      "update payment_mandates set state = 'ENDED', ended_at = $2, end_reason = 'NOT_PAID' where customer_id = $1",
      [family.id, ORDERED],
    );
    await erase(family);
    house.fakes.mollie.books.pay(reference, 'creditcard');
    await house.settled();
    await until(async () => (await house.mandateOf(family))?.mandate_reference !== null);
    expect(await house.mandateOf(family)).toMatchObject({
      state: 'ENDED',
      end_reason: 'ERASED',
      label: '',
    });
    await until(async () => (await holdsThere('mollie', family)) === false);
  });

  test('nothing is collected of a deleted family', async () => {
    const family = await house.agreed('mollie');
    await house.shop.sql('update customers set deleted_at = $2 where id = $1', [
      family.id,
      ORDERED,
    ]);
    await house.round(FEBRUARY);
    expect(await house.collected(family)).toEqual([]);
  });

  test('an account that is disconnected ends the mandates at it', async () => {
    const family = await house.agreed('mollie');
    await house.collectBy('stripe');
    const { data } = await house.shop.office('listPaymentProviders', {}, house.staff);
    const account = data.find(({ provider }) => provider === 'mollie');
    await house.shop.sql("update payments set state = 'EXPIRED' where state = 'PENDING'");
    const payment_provider = account?.cuid ?? '';
    await house.shop.office('disconnectPaymentProvider', { payment_provider }, house.staff);
    expect(await house.mandateOf(family)).toMatchObject({ end_reason: 'DISCONNECTED' });
    await house.round(FEBRUARY);
    expect(await house.collected(family)).toEqual([]);
  });
});
