import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '@ribambelle/database/refusal.ts';
import { lockFolder } from './database/folder-lock.ts';
import { endsWithUs } from './start/ends-with-us.ts';
import { packAssets } from './pack-assets.ts';
import { keepSourceLines } from './source-lines.ts';
import { sourceHasher } from './start/folder-hash.ts';

const ROOT = join(import.meta.dirname, '..');
const MANIFESTS = ['package-lock.json', 'tsconfig.base.json'];

/** The sources of each built part: a change in any of them makes its build stale. */
const BUILT = {
  server: ['server', 'database', 'pictures', 'api', 'domain', 'texts'],
  mails: ['mails', 'domain', 'texts'],
  storefront: ['storefront', 'elements', 'ui', 'client', 'api', 'domain', 'texts'],
  'back-office': ['back-office', 'elements', 'client', 'api', 'domain', 'texts'],
};

/** The last step of each build, in its folder: files for browsers are packed. */
const FINISHING: Record<keyof typeof BUILT, (dist: string) => Promise<void>> = {
  server: (dist) => keepSourceLines(join(dist, 'main.js.map')),
  mails: async () => {},
  storefront: (dist) => packAssets(join(dist, 'client/assets')),
  'back-office': (dist) => packAssets(join(dist, 'assets')),
};

type Built = keyof typeof BUILT;

type Say = (sentence: string) => void;
type HashOf = (paths: readonly string[]) => string;

/**
 * Builds the server, the e-mails and the browser applications whose sources have changed since
 * their last build; reports this and the time it took.
 */
export async function buildWhatIsStale(say: Say): Promise<void> {
  const hashOf = sourceHasher(ROOT);
  for (const name of ['server', 'mails', 'storefront', 'back-office'] as const)
    await build(name, { hashOf, say });
}

/** Does the same for one part. */
export async function buildPart(name: Built, say: Say): Promise<void> {
  await build(name, { hashOf: sourceHasher(ROOT), say });
}

async function build(name: Built, { hashOf, say }: { hashOf: HashOf; say: Say }): Promise<void> {
  const lock = await waitForLock(join(ROOT, name));
  try {
    const hash = hashOf([...BUILT[name], ...MANIFESTS]);
    const stamp = join(ROOT, name, 'dist/built-from');
    if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return;
    const start = performance.now();
    await runVite(name);
    await FINISHING[name](join(ROOT, name, 'dist'));
    await writeFile(stamp, hash);
    say(`Built the ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  } finally {
    await lock.release();
  }
}

/** Two starts of one checkout build one after the other, and the second finds the build done. */
async function waitForLock(folder: string) {
  for (;;) {
    const lock = await lockFolder(folder);
    if (lock !== null) return lock;
    await sleep(100);
  }
}

/** Runs in a separate process, so that the server does not keep the bundler's memory. */
function runVite(name: Built): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    const child = spawn(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
      cwd: join(ROOT, name),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    endsWithUs(child);
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Refusal(`The ${name} could not be built; vite's reason is above.`));
    });
  });
}
