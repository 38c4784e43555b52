import { type ChildProcess, execFile, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeBuyers, type Wish } from './buyers.ts';
import { createCaller } from './caller.ts';
import { waitForJobs } from './quiet-queue.ts';
import { type Figure, median, percent, rounded } from './report.ts';
import { purchase, shoppersOf } from './shopping.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..');
const CLIENTS = 16;
const FAMILIES = 800;
const ROUNDS = 6;
const SECONDS = 4;
/** The version of the terms is left out: not every version of the program takes it. */
const TERMS = { terms: true };
/** The share of the other version's purchases that must be reached. */
const HELD = 0.9;

/**
 * Measures whole purchases a second of this version and of an earlier commit in turn, each with its
 * own server, database and demo, and the same families that buy; the commit is made ready in a
 * folder of its own the first time. This version is measured twice: in its demo, and in the same
 * without the discounts that the earlier one may not know.
 */
export async function purchasesBeside(commit: string): Promise<readonly Figure[]> {
  const folder = await makeReady(commit);
  const versions: Version[] = [];
  const open = async (...of: Parameters<typeof openVersion>) => {
    const version = await openVersion(...of);
    versions.push(version);
    await version.purchasesFor(3);
    return version;
  };
  try {
    const theirs = await open(folder);
    const ours = await open(ROOT);
    const plain = await open(ROOT, 'without-rules');
    const shops = [theirs, ours, plain];
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const rates = new Map<Version, number>();
      // none is always the first
      const first = round % shops.length;
      for (const shop of [...shops.slice(first), ...shops.slice(0, first)])
        rates.set(shop, await shop.purchasesFor(SECONDS));
      const rate = (shop: Version) => rates.get(shop) ?? 0;
      rounds.push({ ours: rate(ours), plain: rate(plain), theirs: rate(theirs) });
      process.stdout.write(
        `  round ${round + 1}: ${rounded(rate(ours), 1)}/s, without rules ${rounded(rate(plain), 1)}/s, ${commit} ${rounded(rate(theirs), 1)}/s\n`,
      );
    }
    return [...figuresOf(rounds, commit), await memoryOf({ ours, theirs }, commit)];
  } finally {
    for (const version of versions) await version.close();
  }
}

/**
 * Checks out a commit and installs its packages, once. Returns its folder, outside node_modules,
 * where Node runs no TypeScript.
 */
async function makeReady(commit: string): Promise<string> {
  if (!/^[0-9a-f]{7,40}$/.test(commit)) throw new Error(`"${commit}" names no commit`);
  const folder = join(tmpdir(), 'ribambelle-beside', commit);
  if (!existsSync(folder)) {
    await run('git', ['clone', '--quiet', '--no-checkout', ROOT, folder]);
    await run('git', ['checkout', '--quiet', commit], { cwd: folder });
  }
  if (!existsSync(join(folder, 'node_modules/.package-lock.json')))
    await run('npm', ['ci', '--ignore-scripts', '--include=dev', '--include=optional'], {
      cwd: folder,
    });
  return folder;
}

/** A version whose shop is open for the families of the benchmark. */
interface Version {
  purchasesFor(seconds: number): Promise<number>;
  megabytes(): Promise<number>;
  close(): Promise<void>;
}

/** The message of a version that serves its shop. */
interface Shop {
  readonly databaseUrl: string;
  readonly wishes: readonly Wish[];
  readonly port: number;
  readonly pid: number;
}

async function openVersion(folder: string, rules?: 'without-rules'): Promise<Version> {
  const args = rules === undefined ? [folder] : [folder, rules];
  const child = fork(join(import.meta.dirname, 'beside-process.ts'), args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { databaseUrl, wishes, port, pid } = await shopOf(child);
  const families = await makeBuyers(databaseUrl, { count: FAMILIES, children: 3 });
  const shoppers = shoppersOf({ families, wishes, clients: CLIENTS });
  const caller = createCaller(port, CLIENTS);
  return {
    purchasesFor: async (seconds) => {
      const pace = await shoppers.shopFor(seconds, (buyer, wish) =>
        purchase(caller, { buyer, wish, accepted: TERMS }),
      );
      await waitForJobs(databaseUrl);
      return pace;
    },
    megabytes: async () => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 'NaN') / 1024;
    },
    close: async () => {
      caller.close();
      if (child.exitCode !== null) return;
      const end = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await end;
    },
  };
}

function shopOf(child: ChildProcess): Promise<Shop> {
  return new Promise((resolve, reject) => {
    child.once('message', (shop: Shop) => resolve(shop));
    child.once('exit', (code) =>
      reject(new Error(`A version ended with ${code} before it served anybody`)),
    );
  });
}

/** The rates a second of one round, measured one after the other. */
interface Round {
  readonly ours: number;
  /** Those of this version in a shop without discounts. */
  readonly plain: number;
  readonly theirs: number;
}

function figuresOf(rounds: readonly Round[], commit: string): Figure[] {
  const middle = (of: (round: Round) => number) => median(rounds.map(of));
  const figure = (which: 'ours' | 'plain', where: string): Figure => {
    const ratio = middle((round) => round[which] / round.theirs);
    return {
      what: `whole purchases in turn, ${CLIENTS} clients for ${FAMILIES} families, ${where}`,
      measured: `${rounded(
        middle((round) => round[which]),
        1,
      )}/s`,
      reference: `${commit}: ${rounded(
        middle(({ theirs }) => theirs),
        1,
      )}/s, ratio ${percent(ratio)}`,
      goal: `at least ${percent(HELD)}`,
      reached: ratio >= HELD,
    };
  };
  return [figure('ours', 'with the discounts of the demo'), figure('plain', 'without discounts')];
}

async function memoryOf(
  { ours, theirs }: { readonly ours: Version; readonly theirs: Version },
  commit: string,
): Promise<Figure> {
  return {
    what: 'resident memory of the server after them',
    measured: `${rounded(await ours.megabytes())} MB`,
    reference: `${commit}: ${rounded(await theirs.megabytes())} MB`,
    goal: 'none: told beside the one above',
    reached: true,
  };
}
