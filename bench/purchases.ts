import { makeBuyers, makeOffers, type Buyer, type Wish } from './buyers.ts';
import { type Caller, createCaller } from './caller.ts';
import { openReference } from './pgbench.ts';
import { type Figure, median, percent, rounded } from './report.ts';
import { add, CART_ID, checkout, codeOf, estimate, numberIn } from './shopping.ts';
import { openStage, startProcess } from './stage.ts';

const BUYERS = 16;
/** So many children of each buyer are registered for the same thing before one would be registered twice. */
const CHILDREN = 60;
const ROUNDS = 5;
const SECONDS = 5;

/** Whole purchases a second (estimate, add, checkout by transfer; signed in before) against pgbench on the same server, in turn. */
export async function purchases(): Promise<readonly Figure[]> {
  const stage = await openStage();
  try {
    const databaseUrl = await stage.demoDatabase('usual');
    const buyers = await makeBuyers(databaseUrl, { count: BUYERS, children: CHILDREN });
    const wishes = await makeOffers(databaseUrl, {
      count: 40,
      dates: 5,
      capacity: null,
      price: 12_000,
    });
    const reference = await openReference(await stage.emptyDatabase());
    const server = await startProcess({ databaseUrl });
    try {
      const caller = createCaller(server.port, BUYERS);
      const turns = buyers.map(() => 0);
      await purchasesFor(3, { caller, buyers, wishes, turns });
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        theirs.push(await reference.transactionsPerSecond(SECONDS));
        ours.push(await purchasesFor(SECONDS, { caller, buyers, wishes, turns }));
      }
      caller.close();
      const ratio = median(ours.map((value, index) => value / (theirs[index] ?? 1)));
      const megabytes = (await server.memory()) / 1024 / 1024;
      return [
        {
          what: 'whole purchases, 16 buyers',
          measured: `${rounded(median(ours))}/s`,
          reference: `${reference.name}: ${rounded(median(theirs))}/s, ratio ${percent(ratio)}`,
          goal: 'at least 3 % (aim 6 %)',
          reached: ratio >= 0.03,
        },
        {
          what: 'resident memory of the server after them',
          measured: `${rounded(megabytes)} MB`,
          reference: 'absolute',
          goal: 'below 350 MB',
          reached: megabytes < 350,
        },
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await stage.close();
  }
}

/** Purchases a second while all buyers buy one after the other. A refusal is an error of the benchmark. */
async function purchasesFor(
  seconds: number,
  input: {
    caller: Caller;
    buyers: readonly Buyer[];
    wishes: readonly Wish[];
    /** How often each of them has bought, kept from one round to the next. */
    turns: number[];
  },
): Promise<number> {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let bought = 0;
  await Promise.all(
    input.buyers.map(async (buyer, index) => {
      while (performance.now() < end) {
        const turn = input.turns[index] ?? 0;
        input.turns[index] = turn + 1;
        const wish = input.wishes[(index + turn * 7) % input.wishes.length];
        const participant_id = buyer.participant_ids[Math.floor(turn / input.wishes.length)];
        if (wish === undefined || participant_id === undefined)
          throw new Error('There is nothing to buy, or nobody to buy it for');
        await purchase(input.caller, { ...buyer, participant_id }, wish);
        bought += 1;
      }
    }),
  );
  return bought / ((performance.now() - begun) / 1000);
}

async function purchase(caller: Caller, buyer: Buyer, wish: Wish): Promise<void> {
  const estimated = await estimate(caller, buyer, wish);
  if (estimated.status !== 200) throw new Error(`An estimate was refused: ${codeOf(estimated)}`);
  const added = await add(caller, buyer, wish);
  if (added.status !== 200) throw new Error(`An item was refused: ${codeOf(added)}`);
  const done = await checkout(caller, buyer, {
    cart_id: numberIn(added, CART_ID),
    strategy: 'DELAYED',
  });
  if (done.status !== 200) throw new Error(`A checkout was refused: ${codeOf(done)}`);
}
