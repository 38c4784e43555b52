import { connect } from '@ribambelle/database/connect.ts';
import { makeBuyers, makeOffers, type Wish } from './buyers.ts';
import { inTurns } from './caller.ts';
import { add } from './shopping.ts';
import { goalOn, lookAt, type Machine, openReference, type Reference } from './pgbench.ts';
import { type Figure, type Options, percentile, rounded } from './report.ts';
import { RushBook } from './rush-book.ts';
import { buy, type Way } from './rush-buyer.ts';
import { AT_ONCE, type Rush, violations, withoutLocks, withServers } from './rush-ground.ts';
import { lastUses } from './rush-packs.ts';
import { placesOfLines } from './rush-lines.ts';
import { heldHoursWithoutLock, sameHours } from './rush-hours.ts';
import { openStage, type Stage } from './stage.ts';

const BUYERS = 400;
const PLACES = 100;
const ROUNDS = 20;
/** The number of rounds before the machine is measured again, and their seconds. */
const ROUNDS_IN_TURN = 5;
const SECONDS = 2;
/** Milliseconds within which 99 of 100 adds must end, on two quiet cores. */
const GOAL = 1000;
const WAYS: readonly Way[] = [
  'transfer',
  'transfer',
  'pay',
  'transfer',
  'refused',
  'transfer',
  'pay',
  'abandon',
  'transfer',
  'late',
];

/**
 * Proves the sale of places under load: at least 400 buyers, 64 at once, over two server processes,
 * for 100 places of one availability with five dates: exactly 100 are sold, every refusal is a
 * declared one, and the raw rows agree. Then 40 availabilities at once, the last uses of packs, the
 * same hours of courts, and places that a waiting list offers while others press for them; then the
 * same without the locks, which must oversell, or the proof would prove nothing.
 */
export async function rush({ short }: Options): Promise<readonly Figure[]> {
  const stage = await openStage();
  try {
    const databaseUrl = await stage.demoDatabase('usual');
    const buyers = await makeBuyers(databaseUrl, { count: BUYERS });
    const rounds = short === true ? 2 : ROUNDS;
    const reference = await openReference(await stage.emptyDatabase());
    const figures = await withServers({ databaseUrl, buyers }, async (input) =>
      [
        await onePrize(input, { rounds, reference }),
        await manyPrizes(input),
        await lastUses(input),
        await sameHours(input),
        await placesOfLines(input),
      ].flat(),
    );
    return [...figures, ...(await withoutLock(stage, buyers.length))];
  } finally {
    await stage.close();
  }
}

async function onePrize(
  input: Rush,
  { rounds, reference }: { readonly rounds: number; readonly reference: Reference },
): Promise<Figure[]> {
  const adds: number[] = [];
  const machines: Machine[] = [];
  const counts: number[] = [];
  const wrong: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % ROUNDS_IN_TURN === 0) machines.push(await lookAt(reference, SECONDS));
    const [wish] = await makeOffers(input.databaseUrl, {
      count: 1,
      dates: 5,
      capacity: PLACES,
      price: 12_000,
    });
    if (wish === undefined) throw new Error('There is nothing to sell');
    const book = await rushFor(input, [wish]);
    adds.push(...book.addMillis);
    wrong.push(...book.undeclared);
    counts.push(await soldOf(input.databaseUrl, wish));
    process.stdout.write(`  round ${round + 1}: ${counts.at(-1)} sold, ${book.summary()}\n`);
  }
  wrong.push(...(await violations(input.databaseUrl)));
  const p99 = percentile(adds, 0.99);
  const usual = machines.toSorted((one, other) => one.times - other.times)[machines.length >> 1];
  if (usual === undefined) throw new Error('No round was played');
  return [
    {
      what: `${BUYERS} buyers, ${AT_ONCE} at once, ${PLACES} places of five dates, ${rounds} times`,
      measured: `sold ${[...new Set(counts)].join(', ')}; ${wrong.length} undeclared refusals or broken books${wrong.length > 0 ? `: ${wrong.slice(0, 5).join('; ')}` : ''}`,
      reference: 'raw rows',
      goal: `exactly ${PLACES} each time`,
      reached: counts.every((count) => count === PLACES) && wrong.length === 0,
    },
    {
      what: 'an add to cart in the rush',
      measured: `p99 ${rounded(p99)} ms of ${adds.length}`,
      reference: usual.reference,
      goal: goalOn(usual, GOAL),
      reached: p99 < GOAL * usual.times,
    },
  ];
}

async function manyPrizes(input: Rush): Promise<Figure[]> {
  const wishes = await makeOffers(input.databaseUrl, {
    count: 40,
    dates: 5,
    capacity: 5,
    price: 8000,
  });
  const book = await rushFor(input, wishes);
  const counts: number[] = [];
  for (const wish of wishes) counts.push(await soldOf(input.databaseUrl, wish));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const wrong = [...book.undeclared, ...(await violations(input.databaseUrl))];
  return [
    {
      what: '40 availabilities of 5 places at once',
      measured: `${total} sold, at most ${Math.max(...counts)} of one; ${wrong.length} undeclared refusals or broken books ${wrong.slice(0, 5).join('; ')}`,
      reference: 'raw rows',
      goal: 'all 200, never more than 5 of one',
      reached: total === 200 && Math.max(...counts) === 5 && wrong.length === 0,
    },
  ];
}

/**
 * Lets every buyer try, and those without a place try again while places come back, until all are
 * sold.
 */
async function rushFor(input: Rush, wishes: readonly Wish[]): Promise<RushBook> {
  const book = new RushBook();
  let hopeful = [...input.buyers.entries()];
  for (let pass = 0; pass < 8 && hopeful.length > 0; pass += 1) {
    const empty: typeof hopeful = [];
    await inTurns({ things: hopeful, atOnce: AT_ONCE }, async ([index, buyer]) => {
      const caller = input.callers[index % input.callers.length];
      const wish = wishes[(index + pass) % wishes.length];
      if (caller === undefined || wish === undefined) return;
      const way = pass === 0 ? (WAYS[index % WAYS.length] ?? 'transfer') : 'transfer';
      if (!(await buy(caller, { buyer, wish, way, book }))) empty.push([index, buyer]);
    });
    hopeful = empty;
    if (book.passIsOver()) break;
  }
  return book;
}

/**
 * Runs the same without the locks, in a separate database: more is held than there is, or the
 * proofs above would prove nothing.
 */
async function withoutLock(stage: Stage, count: number): Promise<Figure[]> {
  const databaseUrl = await stage.demoDatabase('usual');
  const buyers = await makeBuyers(databaseUrl, { count });
  return withServers({ databaseUrl, buyers, environment: withoutLocks }, async (input) => [
    await placesAddedWithoutLock(input),
    await heldHoursWithoutLock(input),
  ]);
}

/** Has everybody add at once and nobody pay. */
async function placesAddedWithoutLock(input: Rush): Promise<Figure> {
  const { databaseUrl, callers, buyers } = input;
  const [wish] = await makeOffers(databaseUrl, {
    count: 1,
    dates: 5,
    capacity: PLACES,
    price: 12_000,
  });
  if (wish === undefined) throw new Error('There is nothing to sell');
  await inTurns({ things: buyers, atOnce: AT_ONCE }, async (buyer, index) => {
    const caller = callers[index % callers.length];
    if (caller !== undefined) await add(caller, { buyer, wish });
  });
  const places = await heldOf(databaseUrl, wish);
  return {
    what: 'the same with the lock switched off (negative control)',
    measured: `${places} places held of ${PLACES}`,
    reference: 'raw rows',
    goal: 'oversells, or the proof proves nothing',
    reached: places > PLACES,
  };
}

async function heldOf(databaseUrl: string, wish: Wish): Promise<number> {
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query<{ held: string }>(
      'select sum(quantity) as held from cart_items where availability_id = $1 and expires_at > now()',
      [wish.availability_id],
    );
    return Number(rows[0]?.held ?? 0);
  } finally {
    await client.end();
  }
}

async function soldOf(databaseUrl: string, wish: Wish): Promise<number> {
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query<{ date_id: string; places: string }>(
      `select rd.date_id, sum(r.quantity) as places from registrations r join registration_dates rd on rd.organiser_id = r.organiser_id and rd.registration_id = r.id
       where r.availability_id = $1 and r.cancelled_at is null group by 1`,
      [wish.availability_id],
    );
    const places = new Set(rows.map((row) => Number(row.places)));
    if (rows.length > 0 && (rows.length !== wish.date_ids.length || places.size !== 1))
      return Number.NaN;
    return Math.max(0, ...places);
  } finally {
    await client.end();
  }
}
