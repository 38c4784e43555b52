import { chmod, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@ribambelle/database/refusal.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { HERE, lastWords, runAs } from './run-as.ts';

export interface NewCluster {
  cluster: string;
  account: Account;
  binaries: Binaries;
  password: string;
  durable: boolean;
}

const ONLY_WITH_PASSWORD = 'host all all 127.0.0.1/32 scram-sha-256\n';

/**
 * Makes a cluster with one user and one database, both named `ribambelle`. It gets its final name as the last step,
 * so a cluster that exists is complete.
 */
export async function initialise(place: NewCluster): Promise<void> {
  const draft = `${place.cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft);
  await chmod(draft, 0o700);
  if (place.account.uid !== process.getuid?.()) await chown(draft, place.account.uid, place.account.gid);
  await run({ ...place, cluster: draft }, 'initdb', [
    '-D',
    HERE,
    '-U',
    'ribambelle',
    '--auth=trust',
    '--no-instructions',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(place.durable ? [] : ['--no-sync']),
  ]);
  await run(
    { ...place, cluster: draft },
    'postgres',
    ['--single', '-D', HERE, '-F', 'postgres'],
    `alter role ribambelle password '${place.password}'\ncreate database ribambelle\n`,
  );
  await writeFile(join(draft, 'pg_hba.conf'), ONLY_WITH_PASSWORD);
  await rename(draft, place.cluster);
}

async function run(place: NewCluster, program: 'initdb' | 'postgres', ...[args, input]: [string[], string?]): Promise<void> {
  const { code, output } = await runAs(place.account, {
    program: place.binaries[program],
    args,
    folder: place.cluster,
    input: input ?? '',
  });
  if (code !== 0) throw new Refusal(`The embedded PostgreSQL could not be set up: ${lastWords(output)}`);
}
