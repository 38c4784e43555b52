import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Serves a demo shop of the version in a folder as a child process, by that version's own code: the
 * folder comes as the first argument, the shop goes back as a message, and SIGTERM ends it. With
 * `without-rules` as the second, the demo's discounts and volume discounts are switched off.
 */
const folder = process.argv[2] ?? '';
const fileOf = (path: string) => join(folder, path);

/** Loads a module of the version, which has the shape of ours as far as it is used here. */
const load = (path: string) => import(pathToFileURL(fileOf(path)).href);

const build: Partial<typeof import('@ribambelle/tools/build.ts')> = await load('tools/build.ts');
// an early version builds nothing beforehand, and runs from its sources
await build.buildWhatIsStale?.((sentence) => process.stdout.write(`${sentence}\n`));
const { command, openStage, startProcess }: typeof import('./stage.ts') =
  await load('bench/stage.ts');
const stage = await openStage();
const databaseUrl = await stage.demoDatabase('usual');
if (process.argv[3] === 'without-rules')
  for (const table of ['discounts', 'volume_discounts'])
    await command(databaseUrl, `update ${table} set active = false`);
const { makeOffers }: typeof import('./buyers.ts') = await load('bench/buyers.ts');
const wishes = await makeOffers(databaseUrl, {
  count: 40,
  dates: 5,
  capacity: null,
  price: 12_000,
});
const server = await startProcess({ databaseUrl });
process.send?.({ databaseUrl, wishes, port: server.port, pid: server.pid });
process.once('SIGTERM', () => void close());
// its parent is gone
process.once('disconnect', () => void close());

async function close(): Promise<void> {
  await server.stop();
  await stage.close();
  process.exit(0);
}
