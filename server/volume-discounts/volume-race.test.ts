import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let week: MadeAvailability;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  week = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    price: 10_000,
    capacity: 1_000,
  });
  staff = await shop.make.collaborator(organiser, [
    'volume-discounts.create',
    'registrations.create',
  ]);
  // only the second of a family's children
  const second = { from_rank: 2, to_rank: 2, percentage: 1_000 };
  const title = { fr: '2e enfant', en: 'Second child' };
  await shop.office('createVolumeDiscount', { title, ...second }, staff);
});
afterAll(() => shop.close());

const wish = (child: Made) => ({
  availability_id: week.id,
  participant_id: child.id,
  availability_dates: week.dates.map(({ id }) => id),
});

/** Makes a family with `count` children. */
async function familyOf(count: number): Promise<{ parent: MadeCustomer; children: Made[] }> {
  const parent = await shop.make.customer(organiser);
  const children: Made[] = [parent.participant];
  while (children.length < count) children.push(await shop.make.participant(organiser, parent));
  return { parent, children };
}

const owedBy = async ({ id }: Made) => {
  const [sums] = await shop.sql<{ given: number }>(
    `select -coalesce(sum(l.amount), 0)::integer as given from receivable_lines l join receivables r on r.id = l.receivable_id
     where r.customer_id = $1 and l.reason = 'DISCOUNT'`,
    [id],
  );
  return sums?.given;
};

test.each([2, 8])(
  'race: %i tabs of one family add a child each, the discount is given once',
  async (tabs) => {
    const { parent, children } = await familyOf(tabs);
    await Promise.all(
      children.map((child) => shop.call('addCartItems', { registrations: [wish(child)] }, parent)),
    );
    const { cart } = await shop.call('getSession', {}, parent);
    expect(cart?.totals.total).toBe(tabs * 10_000 - 1_000);
    await shop.call(
      'checkoutCart',
      { cart_id: cart?.id ?? 0, payment_strategy: 'DELAYED', terms: true },
      parent,
    );
    expect(await owedBy(parent)).toBe(1_000);
  },
);

/**
 * Makes a family with one registered child; then each colleague registers another child, while the
 * parent orders for one more, all at once.
 */
async function saleRace(colleagues: number): Promise<number | undefined> {
  const { parent, children } = await familyOf(colleagues + 2);
  const [first, inCart, ...others] = children;
  const sell = (child: Made | undefined) =>
    shop.office(
      'registerByStaff',
      {
        customer: parent.cuid,
        participant: child?.cuid ?? '',
        availability: week.cuid,
        date_ids: week.dates.map(({ id }) => id),
      },
      staff,
    );
  await sell(first);
  const reply = await shop.call(
    'addCartItems',
    { registrations: [wish(inCart ?? parent)] },
    parent,
  );
  const order = { cart_id: reply.cart.id, payment_strategy: 'DELAYED', terms: true } as const;
  await Promise.all([shop.call('checkoutCart', order, parent), ...others.map(sell)]);
  return owedBy(parent);
}

test.each([1, 4])(
  'race: an order and %i sales by staff to one family at once, the discount is given once',
  async (colleagues) => {
    for (let round = 0; round < 5; round += 1) expect(await saleRace(colleagues)).toBe(1_000);
  },
);
