import { chmod, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@ribambelle/database/refusal.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { HERE, lastWords, runAs } from './run-as.ts';
import type { Program } from './run-as.ts';

export interface NewCluster {
  cluster: string;
  account: Account;
  binaries: Binaries;
  password: string;
  durable: boolean;
}

const NEW_CLUSTER = [
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
];
const ONLY_WITH_PASSWORD = `local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
`;

/**
 * Creates a cluster with one user and one database, both named `ribambelle`. Its final name is set
 * as the last step, so an existing cluster is complete.
 */
export async function initialise(settings: NewCluster): Promise<void> {
  const draft = `${settings.cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft);
  await chmod(draft, 0o700);
  if (settings.account.uid !== process.getuid?.())
    await chown(draft, settings.account.uid, settings.account.gid);
  const { initdb, postgres } = settings.binaries;
  await run(settings, {
    program: initdb,
    args: settings.durable ? NEW_CLUSTER : [...NEW_CLUSTER, '--no-sync'],
    folder: draft,
    input: '',
  });
  const input = `alter role ribambelle password '${settings.password}'\ncreate database ribambelle\n`;
  await run(settings, {
    program: postgres,
    args: ['--single', '-D', HERE, 'postgres'],
    folder: draft,
    input,
  });
  await sayWhoMayConnect(draft);
  await rename(draft, settings.cluster);
}

/**
 * Admits clients with the password, over the socket and from this machine; written at each start,
 * since clusters outlive our versions.
 */
export async function sayWhoMayConnect(cluster: string): Promise<void> {
  await writeFile(join(cluster, 'pg_hba.conf'), ONLY_WITH_PASSWORD);
}

async function run({ account }: NewCluster, program: Program): Promise<void> {
  const { code, output } = await runAs(account, program);
  if (code !== 0)
    throw new Refusal(`The embedded PostgreSQL could not be set up: ${lastWords(output)}`);
}
