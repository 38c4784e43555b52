import { parseArgs } from 'node:util';
import { cataloguePages } from './catalogue-pages.ts';
import { killed } from './killed.ts';
import { killedProviders } from './killed-providers.ts';
import { lighthouse } from './lighthouse.ts';
import { mailing } from './mailing.ts';
import { notifications } from './notifications.ts';
import { listings } from './listings.ts';
import { office } from './office.ts';
import { pageWeight } from './page-weight.ts';
import { purchases } from './purchases.ts';
import { type Figure, type Options, printFigures } from './report.ts';
import { rush } from './rush.ts';
import { slots } from './slots.ts';

type Part = (options: Options) => Promise<readonly Figure[]>;

/**
 * The parts that `npm run bench` measures for speed; `-- rush`, `-- killed` and
 * `-- killed-providers` prove the invariants under load and after a crash.
 */
const speed: { readonly [name: string]: Part } = {
  purchases,
  'catalogue-pages': cataloguePages,
  listings,
  office,
  mailing,
  notifications,
  slots,
  'page-weight': pageWeight,
  lighthouse,
};
const proofs: { readonly [name: string]: Part } = {
  rush,
  killed,
  'killed-providers': killedProviders,
};

/**
 * Runs the named parts (all of speed when none is named), prints each figure next to its reference,
 * and fails when a goal is missed.
 */
export async function runBenchmarks(words: readonly string[]): Promise<void> {
  const { values: options, positionals: names } = parseArgs({
    args: [...words],
    options: { short: { type: 'boolean' }, beside: { type: 'string' } },
    allowPositionals: true,
  });
  const parts = { ...speed, ...proofs };
  const chosenNames = names.length > 0 ? names : Object.keys(speed);
  const figures: Figure[] = [];
  for (const name of chosenNames) {
    const part = parts[name];
    if (part === undefined)
      throw new Error(
        `There is no benchmark called ${name}: choose among ${Object.keys(parts).join(', ')}.`,
      );
    process.stdout.write(`\n${name}\n`);
    const results = await part(options);
    printFigures(results);
    figures.push(...results);
  }
  if (figures.some(({ reached }) => !reached)) process.exitCode = 1;
}
