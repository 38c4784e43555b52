import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@ribambelle/database/migrate.ts';
import { loadDemo } from '@ribambelle/tools/demo/load.ts';
import { type EmbeddedDatabase, startEmbedded } from '@ribambelle/tools/database/embedded.ts';
import { freePort } from '@ribambelle/tools/start/ports.ts';
import { type Buyer, makeBuyers, makeOffers, type Wish } from './buyers.ts';
import { createCaller, inTurns } from './caller.ts';
import { Acknowledged } from './acknowledged.ts';
import type { Figure, Options } from './report.ts';
import { add, atPaymentPage, CART_ID, checkout, ITEM_ID, numberIn } from './shopping.ts';
import { startProcess } from './stage.ts';
import { lostThings } from './lost-things.ts';

const ROUNDS = 10;
const BUYERS = 200;
const AT_ONCE = 32;
const PLACES = 60;

interface Ground {
  readonly dataDir: string;
  readonly databasePort: number;
  readonly serverPort: number;
  readonly buyers: readonly Buyer[];
}

/**
 * Kills server and database with SIGKILL at random moments of a rush, ten times, and starts them
 * again: nothing acknowledged is lost, nothing is sold twice, the provider's payments are in our
 * books, and no e-mail is lost.
 */
export async function killed({ short }: Options): Promise<readonly Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ribambelle-killed-'));
  const databasePort = await freePort();
  const rounds = short === true ? 2 : ROUNDS;
  let database = await startEmbedded({ dataDir, port: databasePort, durable: true });
  // waiting for the database does not keep this process alive by itself
  const awake = setInterval(() => {}, 1000);
  const missingThings: string[] = [];
  const acknowledged = new Acknowledged();
  try {
    await migrate(database.url);
    await loadDemo(database.url, { size: 'usual' });
    const ground = {
      dataDir,
      databasePort,
      serverPort: await freePort(),
      buyers: await makeBuyers(database.url, { count: BUYERS }),
    };
    for (let round = 0; round < rounds; round += 1) {
      const [wish] = await makeOffers(database.url, {
        count: 1,
        dates: 5,
        capacity: PLACES,
        price: 12_000,
      });
      if (wish === undefined) throw new Error('There is nothing to sell');
      database = await rushAndKill(database, {
        ...ground,
        wish,
        acknowledged,
        buyers: rotated(ground.buyers, round * 40),
      });
      const missing = await aftermath(database.url, {
        serverPort: ground.serverPort,
        acknowledged,
      });
      missingThings.push(...missing);
      process.stdout.write(
        `  round ${round + 1}: ${acknowledged.summary()}; lost: ${missing.length}\n`,
      );
    }
  } finally {
    await database.stop().catch(() => {});
    clearInterval(awake);
    await rm(dataDir, { recursive: true, force: true });
  }
  return [
    {
      what: `killed ${rounds} times in the rush, server and database`,
      measured: `${missingThings.length} things lost, sold twice or unaccounted${missingThings.length > 0 ? `: ${missingThings.slice(0, 5).join('; ')}` : ''} (${acknowledged.summary()})`,
      reference: 'raw rows and the provider’s books',
      goal: 'none',
      reached: missingThings.length === 0 && acknowledged.checkouts.size > 0,
    },
  ];
}

/**
 * Runs a rush and cuts it off: SIGKILL to the server, then to PostgreSQL, at a random moment; the
 * database is started again.
 */
async function rushAndKill(
  database: EmbeddedDatabase,
  input: Ground & { wish: Wish; acknowledged: Acknowledged },
): Promise<EmbeddedDatabase> {
  const server = await startProcess({ databaseUrl: database.url, port: input.serverPort });
  const caller = createCaller(input.serverPort, AT_ONCE);
  const rush = inTurns({ things: input.buyers, atOnce: AT_ONCE }, async (buyer, index) => {
    const item = await add(caller, { buyer, wish: input.wish });
    if (item.status !== 200) return;
    input.acknowledged.items.add(numberIn(item, ITEM_ID));
    const cart_id = numberIn(item, CART_ID);
    const reply = await checkout(caller, {
      buyer,
      cart_id,
      strategy: index % 3 === 0 ? 'IMMEDIATE' : 'DELAYED',
    });
    if (reply.status !== 200) return;
    const url = /"next_action_url":"([^"]+)"/.exec(reply.body)?.[1];
    if (url === undefined) input.acknowledged.checkouts.add(cart_id);
    else await atPaymentPage(caller, { url, action: 'pay' });
  });
  await new Promise((resolve) => setTimeout(resolve, 400 + Math.random() * 2500));
  await server.kill();
  if (Math.random() < 0.5) await new Promise((resolve) => setTimeout(resolve, Math.random() * 200));
  process.kill(database.pid, 'SIGKILL');
  await database.ended;
  await rush;
  caller.close();
  await database.stop().catch(() => {});
  return startEmbedded({ dataDir: input.dataDir, port: input.databasePort, durable: true });
}

/** Starts the server again, lets it catch up, and returns any losses. */
async function aftermath(
  databaseUrl: string,
  input: { serverPort: number; acknowledged: Acknowledged },
): Promise<string[]> {
  const server = await startProcess({ databaseUrl, port: input.serverPort });
  try {
    const end = performance.now() + 60_000;
    let missing = await lostThings(databaseUrl, input.acknowledged);
    while (missing.length > 0 && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      missing = await lostThings(databaseUrl, input.acknowledged);
    }
    return missing;
  } finally {
    await server.stop();
  }
}

function rotated<Thing>(things: readonly Thing[], by: number): Thing[] {
  const start = by % things.length;
  return [...things.slice(start), ...things.slice(0, start)];
}
