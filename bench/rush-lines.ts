import { connect } from '@ribambelle/database/connect.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { type Buyer, makeBuyers, makeOffers, type Wish } from './buyers.ts';
import { inTurns } from './caller.ts';
import type { Figure } from './report.ts';
import { RushBook } from './rush-book.ts';
import { AT_ONCE, callerOf, rowsOf, type Rush, violations, wordsOf } from './rush-ground.ts';
import {
  add,
  cancel,
  CART_ID,
  checkout,
  codeOf,
  decline,
  joinLine,
  numberIn,
  offerOf,
} from './shopping.ts';

const PLACES = 20;
const WAITING = 40;
const PRESSING = 40;
const MOST_MILLIS = 30_000;

/**
 * The places taken at one moment: a participant who is registered, holds a place, or is offered
 * one, counts once.
 */
const TAKEN = `
  with places (participant_id, sold, offered) as (
    select participant_id, true, false from registrations where availability_id = $1 and cancelled_at is null
    union all select participant_id, false, false from cart_items where availability_id = $1 and processed_at is null and expires_at > now()
    union all select participant_id, false, true from waiting_list_entries
      where availability_id = $1 and left_at is null and offer_date_ids <> '{}' and offer_expires_at > now())
  select count(distinct participant_id)::integer as taken, count(distinct participant_id) filter (where sold)::integer as sold,
    count(*) filter (where offered)::integer as offered from places`;

/**
 * Has twenty registered families cancel while forty are on the waiting list and as many press for
 * the same places: the waiting families are offered them, take two of three and leave the third to
 * the next, and the pressing ones get none. At no moment are more places registered, held and
 * offered than there are, and in the end all are sold. Without its lock nobody can join the list at
 * once: the control is in `server/waiting-list/kept-places-race.test.ts`.
 */
export async function placesOfLines(input: Rush): Promise<Figure> {
  const { databaseUrl } = input;
  const book = new RushBook();
  const { most, sold, offers } = await rushForLine(input, book);
  const wrong = [...book.undeclared, ...(await violations(databaseUrl))];
  return {
    what: `${PLACES} places are cancelled, ${WAITING} families in the line, ${PRESSING} others press for them`,
    measured: `${sold} sold again, ${offers} to who was offered one, at most ${most} registered, held and offered at a moment; ${wordsOf(book, wrong)}`,
    reference: 'raw rows, looked at all the time',
    goal: `exactly ${PLACES} in the end, never more, all to who waited`,
    reached: sold === PLACES && most === PLACES && offers === PLACES && wrong.length === 0,
  };
}

interface Line {
  readonly wish: Wish;
  readonly holders: readonly { readonly buyer: Buyer; readonly registration_id: number }[];
  readonly waiting: readonly Buyer[];
  readonly pressing: readonly Buyer[];
}

async function rushForLine(input: Rush, book: RushBook) {
  const line = await lineOf(input);
  const over = { now: false };
  const watching = watch(input.databaseUrl, { line, over });
  let offers = 0;
  await Promise.all([
    inTurns({ things: line.holders, atOnce: 4 }, async ({ buyer, registration_id }, index) => {
      book.note('cancel', await cancel(callerOf(input, index), { ...buyer, registration_id }));
    }),
    inTurns({ things: line.waiting, atOnce: WAITING }, async (buyer, index) => {
      const caller = callerOf(input, index);
      while (!over.now) {
        const offer = await offerOf(caller, buyer);
        if (offer === null) await wait(300);
        else if (index % 3 === 2) {
          book.note('decline', await decline(caller, { ...buyer, entry_id: offer }));
          return;
        } else {
          if (await buy(input, { buyer, index, line, book })) offers += 1;
          return;
        }
      }
    }),
    inTurns({ things: line.pressing, atOnce: AT_ONCE }, async (buyer, index) => {
      while (!over.now) {
        if (await buy(input, { buyer, index, line, book })) return;
        await wait(300);
      }
    }),
  ]);
  return { ...(await watching), offers };
}

/** Makes one try for a place; true when the buyer gets it. */
async function buy(
  input: Rush,
  { buyer, index, line, book }: { buyer: Buyer; index: number; line: Line; book: RushBook },
): Promise<boolean> {
  const caller = callerOf(input, index);
  const item = await add(caller, { buyer, wish: line.wish });
  if (!book.note('add', item)) return false;
  const cart_id = numberIn(item, CART_ID);
  return book.note('checkout', await checkout(caller, { buyer, cart_id, strategy: 'DELAYED' }));
}

/** Watches the rows until all places are sold again, and returns the most taken at a moment. */
async function watch(
  databaseUrl: string,
  { line, over }: { line: Line; over: { now: boolean } },
): Promise<{ most: number; sold: number }> {
  const client = await connect(databaseUrl);
  const until = performance.now() + MOST_MILLIS;
  let most = 0;
  let sold = 0;
  let hasBegun = false;
  try {
    while (performance.now() < until) {
      const { rows } = await client.query<{ taken: number; sold: number; offered: number }>(TAKEN, [
        line.wish.availability_id,
      ]);
      const [now] = rows;
      most = Math.max(most, now?.taken ?? 0);
      sold = now?.sold ?? 0;
      hasBegun ||= sold < PLACES;
      const cancellations = await client.query(
        'select from registrations where availability_id = $1 and cancelled_at is not null',
        [line.wish.availability_id],
      );
      if (hasBegun && sold >= PLACES && cancellations.rowCount === line.holders.length) break;
      await wait(20);
    }
    return { most, sold };
  } finally {
    over.now = true;
    await client.end();
  }
}

/** Makes an availability that is sold out, with a waiting list. */
async function lineOf(input: Rush): Promise<Line> {
  const { databaseUrl } = input;
  const buyers = await makeBuyers(databaseUrl, { count: PLACES + WAITING + PRESSING });
  const [wish] = await makeOffers(databaseUrl, {
    count: 1,
    dates: 2,
    capacity: PLACES,
    price: 12_000,
  });
  if (wish === undefined) throw new Error('There is nothing to sell');
  const { availability_id } = wish;
  await rowsOf(databaseUrl, {
    text: `update activities set waiting_list_mode = 'OFFER', offer_minutes = 60
      where (organiser_id, id) in (select organiser_id, activity_id from availabilities where id = $1)`,
    values: [availability_id],
  });
  const holding = buyers.slice(0, PLACES);
  await inTurns({ things: holding, atOnce: AT_ONCE }, async (buyer, index) => {
    const caller = callerOf(input, index);
    const item = await add(caller, { buyer, wish });
    const cart_id = numberIn(item, CART_ID);
    const order = await checkout(caller, { buyer, cart_id, strategy: 'DELAYED' });
    if (order.status !== 200) throw new Error(`A place was refused: ${codeOf(order)}`);
  });
  const waiting = buyers.slice(PLACES, PLACES + WAITING);
  await rowsOf(databaseUrl, {
    text: 'update customers set email_confirmed_at = now() where id = any($1::bigint[])',
    values: [waiting.map(({ customer_id }) => customer_id)],
  });
  await inTurns({ things: waiting, atOnce: AT_ONCE }, async (buyer, index) => {
    const reply = await joinLine(callerOf(input, index), { buyer, availability_id });
    if (reply.status !== 200) throw new Error(`The line was refused: ${codeOf(reply)}`);
  });
  const registrations = await rowsOf<{ id: string; customer_id: string }>(databaseUrl, {
    text: 'select id, customer_id from registrations where availability_id = $1',
    values: [availability_id],
  });
  const ids = new Map(
    registrations.map(({ id, customer_id }) => [Number(customer_id), Number(id)]),
  );
  return {
    wish,
    waiting,
    holders: holding.map((buyer) => ({ buyer, registration_id: ids.get(buyer.customer_id) ?? 0 })),
    pressing: buyers.slice(PLACES + WAITING, PLACES + WAITING + PRESSING),
  };
}
