import { dayAhead } from '@ribambelle/tools/demo/day-ahead.ts';
import type { Buyer } from './buyers.ts';
import { type Caller, inTurns } from './caller.ts';
import type { Figure } from './report.ts';
import { RushBook } from './rush-book.ts';
import { AT_ONCE, callerOf, rowsOf, type Rush, violations, wordsOf } from './rush-ground.ts';
import { CART_ID, checkout, ITEM_ID, numberIn, remove, send } from './shopping.ts';

const COURTS = 10;
const HOURS = 10;
const WANTED_BY = 4;
const HOUR = 3_600_000;
const HALF = HOUR / 2;

const MAKE_COURTS = `
  with organiser as (select organiser_id from host_names where hostname = 'localhost'),
  configuration as (
    insert into booking_configurations (organiser_id, name, prices, opening_hours, granularity_minutes, horizon_days)
    select organiser_id, 'Courts', '[{"duration":3600,"amount":1200}]',
      (select jsonb_agg(jsonb_build_object('weekday', day, 'opens', '07:30', 'closes', '22:00')) from generate_series(1, 7) day), 30, 60
    from organiser returning organiser_id, id)
  insert into resources (organiser_id, name, booking_configuration_id)
  select organiser_id, jsonb_build_object('fr', 'Court ' || n, 'en', 'Court ' || n), id from configuration, generate_series(1, $1::integer) n returning id`;

/** Ten courts for ten hours of a day: the first moment, and the courts. */
interface Day {
  readonly begins: number;
  readonly courts: readonly number[];
}

/**
 * Has four buyers at once want each hour of ten courts; every eighth first holds half of it and
 * half of the next, and gives that up. Each hour is sold once, and no two bookings overlap.
 */
export async function sameHours(input: Rush): Promise<Figure> {
  const { databaseUrl } = input;
  const day = await openDay(databaseUrl);
  const book = new RushBook();
  let hopeful = [...input.buyers.entries()];
  for (let pass = 0; pass < 8 && hopeful.length > 0; pass += 1) {
    const empty: typeof hopeful = [];
    await inTurns({ things: hopeful, atOnce: AT_ONCE }, async ([index, buyer]) => {
      const caller = callerOf(input, index);
      if (pass === 0 && index % 8 === 7)
        await tryHalf(caller, { buyer, book, day, slot: slotOf(index, pass) });
      const item = await addHour(caller, { buyer, day, slot: slotOf(index, pass) });
      const isSold =
        book.note('add', item) &&
        book.note(
          'checkout',
          await checkout(caller, { buyer, cart_id: numberIn(item, CART_ID), strategy: 'DELAYED' }),
        );
      if (!book.ended(isSold ? 'an hour' : 'none', isSold)) empty.push([index, buyer]);
    });
    hopeful = empty;
    if (book.passIsOver()) break;
  }
  const [sums] = await rowsOf<{ hours: string; overlaps: string }>(databaseUrl, {
    text: `select count(*) as hours, coalesce(sum((select count(*) from booking_dates other where other.resource_id = one.resource_id and other.id > one.id
        and other.cancelled_at is null and tstzrange(other.start_at, other.end_at) && tstzrange(one.start_at, one.end_at))), 0) as overlaps
      from booking_dates one where resource_id = any($1::bigint[]) and cancelled_at is null`,
    values: [day.courts],
  });
  const wrong = [...book.undeclared, ...(await violations(databaseUrl))];
  return {
    what: `${input.buyers.length} buyers for ${HOURS} hours of ${COURTS} courts, ${WANTED_BY} for each hour`,
    measured: `${sums?.hours} hours sold, ${sums?.overlaps} overlap; ${wordsOf(book, wrong)}`,
    reference: 'raw rows',
    goal: `exactly ${COURTS * HOURS}, none overlaps`,
    reached:
      Number(sums?.hours) === COURTS * HOURS && Number(sums?.overlaps) === 0 && wrong.length === 0,
  };
}

/**
 * Runs the same into the carts alone, without the lock: the database would still keep sold hours
 * apart, but not held ones.
 */
export async function heldHoursWithoutLock(input: Rush): Promise<Figure> {
  const day = await openDay(input.databaseUrl);
  await inTurns({ things: input.buyers, atOnce: AT_ONCE }, async (buyer, index) => {
    await addHour(callerOf(input, index), { buyer, day, slot: slotOf(index, 0) });
  });
  const [sums] = await rowsOf<{ hours: string }>(input.databaseUrl, {
    text: 'select count(*) as hours from cart_items where resource_id = any($1::bigint[]) and expires_at > now()',
    values: [day.courts],
  });
  return {
    what: 'hours of courts with the lock switched off (negative control)',
    measured: `${sums?.hours} hours held of ${COURTS * HOURS}`,
    reference: 'raw rows',
    goal: 'holds more than there are, or the proof proves nothing',
    reached: Number(sums?.hours) > COURTS * HOURS,
  };
}

async function openDay(databaseUrl: string): Promise<Day> {
  const courts = await rowsOf<{ id: string }>(databaseUrl, { text: MAKE_COURTS, values: [COURTS] });
  return {
    begins: Date.parse(`${dayAhead(5)}T08:00:00.000Z`),
    courts: courts.map(({ id }) => Number(id)),
  };
}

/** Returns the hour of a buyer; those who want the same hour come one after the other. */
const slotOf = (index: number, pass: number) =>
  (Math.floor(index / WANTED_BY) + 7 * pass) % (COURTS * HOURS);

interface Wanted {
  readonly buyer: Buyer;
  readonly day: Day;
  readonly slot: number;
  readonly later?: number;
}

function addHour(caller: Caller, { buyer, day, slot, later = 0 }: Wanted) {
  const start = day.begins + Math.floor(slot / COURTS) * HOUR + later;
  const date = {
    start_at: new Date(start).toISOString(),
    end_at: new Date(start + HOUR).toISOString(),
  };
  return send(caller, {
    ...buyer,
    body: {
      participant_id: buyer.participant_id,
      bookings: [{ resource_id: day.courts[slot % COURTS] ?? 0, dates: [date] }],
    },
  });
}

/** Holds half of an hour and half of the next, and gives that up. */
async function tryHalf(caller: Caller, { book, ...wish }: Wanted & { book: RushBook }) {
  const item = await addHour(caller, { ...wish, later: HALF });
  if (!book.note('add', item)) return;
  book.note(
    'remove',
    await remove(caller, { buyer: wish.buyer, item_id: numberIn(item, ITEM_ID) }),
  );
}
