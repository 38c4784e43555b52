import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '@ribambelle/database/connect.ts';
import { migrate } from '@ribambelle/database/migrate.ts';
import {
  type ProviderServer,
  startProviderServer,
} from '@ribambelle/testing/fakes/provider-server.ts';
import {
  compareWithBooks,
  OUR_PAYMENTS,
  type OurPayment,
  type TheirPayment,
} from '@ribambelle/testing/providers/books-of-shop.ts';
import { type EmbeddedDatabase, startEmbedded } from '@ribambelle/tools/database/embedded.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import { loadDemo } from '@ribambelle/tools/demo/load.ts';
import { freePort } from '@ribambelle/tools/start/ports.ts';
import { type Buyer, makeBuyers, makeOffers, type Wish } from './buyers.ts';
import { type Caller, createCaller, inTurns } from './caller.ts';
import { type Desk, signIn } from './office.ts';
import type { Figure, Options } from './report.ts';
import { add, CART_ID, checkout, numberIn } from './shopping.ts';
import { command, type ServerProcess, startProcess } from './stage.ts';

const ROUNDS = 10;
const BUYERS = 40;
const AT_ONCE = 8;
const REFUND = 3_000;
/** The longest time after a restart until both books are equal. */
const PATIENCE = 120_000;
const PROVIDERS = ['mollie', 'stripe'] as const;
/** The acts of payers at the provider's page, as often as they stand here. */
const ACTS = ['pay', 'pay', 'pay', 'pay', 'on-its-way', 'fail', null] as const;

interface Ground {
  readonly serverPort: number;
  readonly buyers: readonly Buyer[];
  readonly fakes: Readonly<Record<(typeof PROVIDERS)[number], ProviderServer>>;
}

/**
 * Kills server and database with SIGKILL while families pay by Mollie and Stripe and staff refund,
 * with slow calls and calls cut in the middle, and starts them again: the books of the providers,
 * which outlive it all, and ours are the same, and no cent of ours is unexplained.
 */
export async function killedProviders({ short }: Options): Promise<readonly Figure[]> {
  const rounds = short === true ? 2 : ROUNDS;
  const dataDir = await mkdtemp(join(tmpdir(), 'ribambelle-killed-'));
  const port = await freePort();
  const awake = setInterval(() => {}, 1000);
  const fakes = {
    mollie: await startProviderServer({ provider: 'mollie' }),
    stripe: await startProviderServer({ provider: 'stripe' }),
  };
  let database = await startEmbedded({ dataDir, port, durable: true });
  const problems: string[] = [];
  let payments = 0;
  try {
    await migrate(database.url);
    await loadDemo(database.url, { size: 'usual' });
    // the demo collects no real money
    await command(database.url, `update organisers set payment_mode = 'LIVE'`);
    const ground: Ground = {
      serverPort: await freePort(),
      buyers: await makeBuyers(database.url, { count: BUYERS * rounds }),
      fakes,
    };
    for (let round = 0; round < rounds; round += 1) {
      const provider = PROVIDERS[round % PROVIDERS.length] ?? 'mollie';
      const buyers = ground.buyers.slice(round * BUYERS, (round + 1) * BUYERS);
      await rush(database, { ...ground, buyers, provider });
      process.kill(database.pid, 'SIGKILL');
      await database.ended;
      await database.stop().catch(() => {});
      database = await startEmbedded({ dataDir, port, durable: true });
      const outcome = await aftermath(database.url, ground);
      problems.push(...outcome.problems);
      payments = outcome.payments;
      process.stdout.write(
        `  round ${round + 1} by ${provider}: ${payments} payments there; different: ${outcome.problems.length}\n`,
      );
    }
  } finally {
    await database.stop().catch(() => {});
    await Promise.all(PROVIDERS.map((name) => fakes[name].kill()));
    clearInterval(awake);
    await rm(dataDir, { recursive: true, force: true });
  }
  return [
    {
      what: `killed ${rounds} times while families pay by Mollie and Stripe and staff refund`,
      measured: `${problems.length} differences over ${payments} payments${problems.length > 0 ? `: ${problems.slice(0, 5).join('; ')}` : ''}`,
      reference: 'the books of both providers, which outlive the kills, and raw rows',
      goal: 'none',
      reached: problems.length === 0 && payments > 0,
    },
  ];
}

/** Sells, pays and refunds by one provider, and kills the server at a random moment of it. */
async function rush(
  database: EmbeddedDatabase,
  input: Ground & { readonly provider: (typeof PROVIDERS)[number] },
): Promise<void> {
  const { fakes, provider, serverPort, buyers } = input;
  const server = await openServer(database.url, input);
  const desk = await signIn(server);
  await collectBy(desk, { provider, key: fakes[provider].accounts[0]?.keys.LIVE ?? '' });
  const [wish] = await makeOffers(database.url, {
    count: 1,
    dates: 1,
    capacity: null,
    price: 12_000,
  });
  if (wish === undefined) throw new Error('There is nothing to sell');
  await fakes[provider].control({
    clear: true,
    mishaps: [
      { kind: 'SLOW', millis: 150, times: 200 },
      { kind: 'CUT_AFTER', times: 3 },
      { kind: 'ERROR', status: 500, times: 3 },
    ],
  });
  const caller = createCaller(serverPort, AT_ONCE);
  const end = new AbortController();
  const progress = { orders: 0 };
  const selling = inTurns({ things: buyers, atOnce: AT_ONCE }, async (buyer, index) => {
    await buyAndPay(caller, { buyer, wish, act: ACTS[index % ACTS.length] ?? null });
    progress.orders += 1;
  });
  const refunding = refundUntil(end.signal, { desk, databaseUrl: database.url });
  // the moment is one of the work, so that a slow machine dies in the middle of it too
  const moment = AT_ONCE + Math.random() * (buyers.length - 2 * AT_ONCE);
  while (progress.orders < moment) await wait(20);
  await wait(Math.random() * 200);
  await server.kill();
  end.abort();
  await Promise.all([selling, refunding]);
  caller.close();
  await fakes[provider].control({ clear: true });
}

const openServer = (databaseUrl: string, { serverPort, fakes }: Ground): Promise<ServerProcess> =>
  startProcess({
    databaseUrl,
    port: serverPort,
    providerUrls: { mollie: fakes.mollie.url, stripe: fakes.stripe.url },
  });

/** Lets the demo's organiser collect by a provider, as staff do with its key. */
async function collectBy(
  desk: Desk,
  account: { readonly provider: string; readonly key: string },
): Promise<void> {
  const answer = await fetch(`${desk.origin}/api/back-office/payment-providers`, {
    method: 'POST',
    headers: desk.headers,
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`A provider was not connected: ${await answer.text()}`);
}

/** Orders a place to be paid online, and acts on the provider's page; null leaves it open. */
async function buyAndPay(
  caller: Caller,
  { buyer, wish, act }: { buyer: Buyer; wish: Wish; act: (typeof ACTS)[number] },
): Promise<void> {
  const item = await add(caller, { buyer, wish });
  if (item.status !== 200) return;
  const cart_id = numberIn(item, CART_ID);
  const order = await checkout(caller, { buyer, cart_id, strategy: 'IMMEDIATE' });
  const page = /"next_action_url":"([^"]+)"/.exec(order.body)?.[1];
  if (order.status !== 200 || page === undefined || act === null) return;
  await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `do=${act}`,
  }).catch(() => null);
}

/** Refunds a part of some payment again and again, as staff do, until the server is killed. */
async function refundUntil(
  signal: AbortSignal,
  { desk, databaseUrl }: { readonly desk: Desk; readonly databaseUrl: string },
): Promise<void> {
  const client = await connect(databaseUrl);
  client.on('error', () => {});
  try {
    while (!signal.aborted) {
      const { rows } = await client.query<{ cuid: string }>(
        `select cuid from payments where payment_provider_id is not null and state = 'PAID' order by random() limit 1`,
      );
      const [payment] = rows;
      if (payment !== undefined)
        await fetch(`${desk.origin}/api/back-office/payments/${payment.cuid}/refunds`, {
          method: 'POST',
          headers: { ...desk.headers, 'idempotency-key': randomUUID() },
          body: JSON.stringify({ amount: REFUND, to: 'PROVIDER', reason: 'Malade', due: 'STAYS' }),
        }).catch(() => null);
      await wait(100);
    }
  } finally {
    await client.end().catch(() => {});
  }
}

/** Starts the server again, and waits until the books agree; returns what still differs. */
async function aftermath(
  databaseUrl: string,
  ground: Ground,
): Promise<{ readonly problems: readonly string[]; readonly payments: number }> {
  const server = await openServer(databaseUrl, ground);
  const client = await connect(databaseUrl);
  try {
    const end = performance.now() + PATIENCE;
    for (;;) {
      const theirs = await booksOf(ground);
      const { rows } = await client.query<OurPayment>(OUR_PAYMENTS);
      const problems = [...compareWithBooks(rows, theirs), ...(await checkInvariants(client))];
      if (problems.length === 0 || performance.now() > end)
        return { problems, payments: theirs.length };
      await wait(1_000);
    }
  } finally {
    await client.end();
    await server.stop();
  }
}

async function booksOf({ fakes }: Ground): Promise<readonly TheirPayment[]> {
  const books = await Promise.all(
    PROVIDERS.map(async (name) => {
      const own: { payments: readonly TheirPayment[] } = Object(
        await fakes[name].books(fakes[name].accounts[0]?.keys.LIVE ?? ''),
      );
      return own.payments;
    }),
  );
  return books.flat();
}
