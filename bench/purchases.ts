import { makeBuyers, makeOffers, type Wish } from './buyers.ts';
import { createCaller } from './caller.ts';
import { openLimit } from './limit.ts';
import { openReference } from './pgbench.ts';
import { type Figure, median, percent, rounded } from './report.ts';
import { purchase, type Shoppers, shoppersOf } from './shopping.ts';
import { openStage, startProcesses, type ServerProcess, type Stage } from './stage.ts';

const BUYERS = 16;
/** So many children of each buyer are registered for the same thing before one would be registered twice. */
const CHILDREN = 60;
const ROUNDS = 5;
const SECONDS = 5;

/**
 * Whole purchases a second (estimate, add, checkout by transfer; signed in before), in turn with pgbench, with their own statements sent
 * without an application around them, and with two workers, on the same database server.
 */
export async function purchases(): Promise<readonly Figure[]> {
  const stage = await openStage();
  try {
    const one = await openShop(stage, 1);
    const two = await openShop(stage, 2);
    const { databaseUrl, wishes } = one;
    const limit = await openLimit(databaseUrl, {
      buyers: await makeBuyers(databaseUrl, { count: 2, children: 6 }),
      wishes,
      connections: BUYERS,
    });
    const others = shoppersOf(
      await makeBuyers(databaseUrl, { count: BUYERS, children: CHILDREN }),
      wishes,
    );
    const reference = await openReference(await stage.emptyDatabase());
    try {
      await one.purchasesFor(3);
      await two.purchasesFor(3);
      await limit.purchasesFor(3, others);
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({
          pgbench: await reference.transactionsPerSecond(SECONDS),
          limit: await limit.purchasesFor(SECONDS, others),
          one: await one.purchasesFor(SECONDS),
          two: await two.purchasesFor(SECONDS),
        });
      await limit.check();
      return [
        ...figuresOf(rounds, { reference: reference.name, statements: limit.statements }),
        memoryFigure((await one.server.memory()) / 1024 / 1024),
      ];
    } finally {
      await limit.close();
      await one.close();
      await two.close();
    }
  } finally {
    await stage.close();
  }
}

/** A shop on a database of its own, served by so many workers, with buyers in front of it. */
interface OpenShop {
  readonly databaseUrl: string;
  readonly wishes: readonly Wish[];
  readonly server: ServerProcess;
  purchasesFor(seconds: number): Promise<number>;
  close(): Promise<void>;
}

async function openShop(stage: Stage, workers: number): Promise<OpenShop> {
  const databaseUrl = await stage.demoDatabase('usual');
  const buyers = await makeBuyers(databaseUrl, { count: BUYERS, children: CHILDREN });
  const wishes = await makeOffers(databaseUrl, {
    count: 40,
    dates: 5,
    capacity: null,
    price: 12_000,
  });
  const server = await startProcesses({ databaseUrl }, workers);
  const caller = createCaller(server.port, BUYERS);
  const shoppers: Shoppers = shoppersOf(buyers, wishes);
  return {
    databaseUrl,
    wishes,
    server,
    purchasesFor: (seconds) =>
      shoppers.shopFor(seconds, (buyer, wish) => purchase(caller, buyer, wish)),
    close: async () => {
      caller.close();
      await server.stop();
    },
  };
}

/** What was done a second in one round, one after the other. */
interface Round {
  readonly pgbench: number;
  readonly limit: number;
  readonly one: number;
  readonly two: number;
}

function figuresOf(
  rounds: readonly Round[],
  { reference, statements }: { reference: string; statements: number },
): Figure[] {
  const middle = (of: (round: Round) => number, digits = 0) =>
    rounded(median(rounds.map(of)), digits);
  const ratio = median(rounds.map(({ one, pgbench }) => one / pgbench));
  const ofLimit = median(rounds.map(({ one, limit }) => one / limit));
  const measured = `${middle(({ one }) => one, 1)}/s`;
  return [
    {
      what: `whole purchases, ${BUYERS} buyers`,
      measured,
      reference: `${reference}: ${middle(({ pgbench }) => pgbench)}/s, ratio ${percent(ratio)}`,
      goal: 'at least 3 % (aim 6 %)',
      reached: ratio >= 0.03,
    },
    {
      what: 'whole purchases against the limit',
      measured,
      reference: `the ${statements} statements of a purchase sent again without application: ${middle(({ limit }) => limit, 1)}/s, ratio ${percent(ofLimit)}`,
      goal: 'none (aim 60 %)',
      reached: true,
    },
    {
      what: 'whole purchases, two workers',
      measured: `${middle(({ two }) => two, 1)}/s`,
      reference: `one worker: ${measured}, ${middle(({ one, two }) => two / one, 2)} times as many`,
      goal: 'none: told beside the one above',
      reached: true,
    },
  ];
}

function memoryFigure(megabytes: number): Figure {
  return {
    what: 'resident memory of the server after them',
    measured: `${rounded(megabytes)} MB`,
    reference: 'absolute',
    goal: 'below 350 MB',
    reached: megabytes < 350,
  };
}
