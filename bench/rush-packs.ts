import { type Buyer, makeBuyers, makeOffers, type Wish } from './buyers.ts';
import { inTurns } from './caller.ts';
import type { Figure } from './report.ts';
import { RushBook } from './rush-book.ts';
import { AT_ONCE, callerOf, rowsOf, type Rush, violations, wordsOf } from './rush-ground.ts';
import { add, CART_ID, checkout, codeOf, numberIn, send } from './shopping.ts';

const FAMILIES = 40;
const USES = 3;
const CHILDREN = 6;

/**
 * Has families with a pack of three uses each register six children at once: each pack pays for
 * three, and the price of the others is owed. Their control, without the locks, is in
 * `server/kinds/bundle/bundle-use-race.test.ts`.
 */
export async function lastUses(input: Rush): Promise<Figure> {
  const { databaseUrl } = input;
  const { families, wish } = await familiesWithPacks(input);
  const book = new RushBook();
  await inTurns({ things: childrenOf(families), atOnce: AT_ONCE }, async (child, index) => {
    const caller = callerOf(input, index);
    const item = await add(caller, { buyer: child, wish });
    if (!book.note('add', item)) return;
    // another child of the family may have been checked out with this one
    const cart_id = numberIn(item, CART_ID);
    book.note('checkout', await checkout(caller, { buyer: child, cart_id, strategy: 'DELAYED' }));
  });
  const [sums] = await rowsOf<{ used: string; most: string; paid: string }>(databaseUrl, {
    text: `select sum(used) as used, max(used) as most, sum(paid) as paid from (
      select count(customer_bundle_id) as used, count(*) filter (where customer_bundle_id is null) as paid
      from registrations where availability_id = $1 and cancelled_at is null group by customer_id) families`,
    values: [wish.availability_id],
  });
  const uses = Number(sums?.used);
  const most = Number(sums?.most);
  const paid = Number(sums?.paid);
  const wrong = [...book.undeclared, ...(await violations(databaseUrl))];
  return {
    what: `${FAMILIES} families with ${USES} uses left register ${CHILDREN} children each at once`,
    measured: `${uses} uses, at most ${most} of one pack, ${paid} at their price; ${wordsOf(book, wrong)}`,
    reference: 'raw rows',
    goal: `all ${FAMILIES * USES} uses, never more than ${USES} of one, the others at their price`,
    reached:
      uses === FAMILIES * USES &&
      most === USES &&
      paid === FAMILIES * (CHILDREN - USES) &&
      wrong.length === 0,
  };
}

/** Makes families with a pack each, and an availability without a limit. */
async function familiesWithPacks(input: Rush): Promise<{ families: Buyer[]; wish: Wish }> {
  const { databaseUrl } = input;
  const families = await makeBuyers(databaseUrl, { count: FAMILIES, children: CHILDREN });
  const [wish] = await makeOffers(databaseUrl, {
    count: 1,
    dates: 1,
    capacity: null,
    price: 12_000,
  });
  if (wish === undefined) throw new Error('There is nothing to sell');
  const [bundle] = await rowsOf<{ id: string }>(databaseUrl, {
    text: `with made as (insert into bundles (organiser_id, title, price, capacity)
        select organiser_id, '{"fr":"Pack","en":"Pack"}', 9000, $2::integer from host_names where hostname = 'localhost' returning organiser_id, id),
      narrowed as (insert into bundle_activities (organiser_id, bundle_id, activity_id)
        select made.organiser_id, made.id, a.activity_id from made join availabilities a on a.organiser_id = made.organiser_id and a.id = $1)
      select id from made`,
    values: [wish.availability_id, USES],
  });
  await inTurns({ things: families, atOnce: AT_ONCE }, async (family, index) => {
    const caller = callerOf(input, index);
    const item = await send(caller, {
      ...family,
      body: { bundles: [{ bundle_id: Number(bundle?.id) }] },
    });
    const cart_id = numberIn(item, CART_ID);
    const order = await checkout(caller, { buyer: family, cart_id, strategy: 'DELAYED' });
    if (order.status !== 200) throw new Error(`A pack was refused: ${codeOf(order)}`);
  });
  return { families, wish };
}

/** Returns all children, those of a family one after the other, so that they come at once. */
const childrenOf = (families: readonly Buyer[]): Buyer[] =>
  families.flatMap((family) =>
    family.participant_ids.map((participant_id) => ({ ...family, participant_id })),
  );
