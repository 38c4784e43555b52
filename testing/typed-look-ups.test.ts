import { endpoints } from '@ribambelle/api/all.ts';
import { type Endpoint, isReader } from '@ribambelle/api/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Made, MadeCustomer } from './factories/factories.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let organiser: Made;
let customer: MadeCustomer;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  customer = await shop.make.customer(organiser);
  staff = await shop.make.collaborator(organiser, ['payments.create', 'customer-vouchers.redeem']);
});
afterAll(() => shop.close());

/**
 * Each look-up of one record by something typed, with a value that no record has: it answers all
 * the same (decision 256).
 */
const LOOK_UPS: Readonly<Record<string, () => Promise<unknown>>> = {
  'getVoucherToRedeem.code': () =>
    shop.call('getVoucherToRedeem', { code: 'AAAA-BBBB-CCCC' }, customer),
  'getOfficeVoucherToRedeem.code': () =>
    shop.office('getOfficeVoucherToRedeem', { code: 'AAAA-BBBB-CCCC' }, staff),
  'getCheckoutAgreement.payment_method': () =>
    shop.call(
      'getCheckoutAgreement',
      { cart_id: 1, total_amount: 0, payment_method: 'wero' },
      customer,
    ),
  'getPaymentAgreement.destination': () =>
    shop.call('getPaymentAgreement', { destination: '176257005025' }, customer),
  'getPaymentAgreement.payment_method': () =>
    shop.call('getPaymentAgreement', { destination: 'nothing', payment_method: 'wero' }, customer),
  'getDebts.communication': () =>
    shop.office('getDebts', { communication: '+++000/0000/00097+++' }, staff),
};

/** The fields of links, which nobody types. */
const IN_A_LINK = /\.(?:activity|article|token|draft)$/;
/**
 * The fields with text for others to read, or that narrow the subject of a paper or an action;
 * nothing is looked up by them.
 */
const NO_LOOK_UP =
  /\.(?:content|message|reason|text|subject|label|kept_label|fr|en)$|^(?:getBadges|checkBadges|previewBulkAction)\./;

/** Returns the fields of a request that take typed text. */
function typedFields(schema: z.core.$ZodType, path: string): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) =>
      typedFields(field, `${path}.${name}`),
    );
  if (schema instanceof z.ZodArray) return typedFields(schema.element, path);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option: z.core.$ZodType) => typedFields(option, path));
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return typedFields(schema.unwrap(), path);
  return z.safeParse(schema, 'ABCD EFGH').success ? [path] : [];
}

/** Tests whether it answers a list, which is empty when nothing is found. */
const isList = ([name, { answer }]: readonly [string, Endpoint]) =>
  name.startsWith('list') || (answer instanceof z.ZodObject && 'data' in answer.shape);

test('every look-up by typed text answers a list, or is in the table of those that answer for an unknown value', () => {
  const lookups = Object.entries<Endpoint>(endpoints)
    .filter((one) => isReader(one[1]) && !isList(one))
    .flatMap(([name, { request }]) => typedFields(request, name))
    .filter((path) => !IN_A_LINK.test(path) && !NO_LOOK_UP.test(path));
  expect([...new Set(lookups)].toSorted()).toEqual(Object.keys(LOOK_UPS).toSorted());
});

test.each(Object.keys(LOOK_UPS))(
  '200 %s for an unknown value: a typing mistake is no error of the page',
  async (name) => {
    await expect(LOOK_UPS[name]?.()).resolves.toBeDefined();
  },
);
