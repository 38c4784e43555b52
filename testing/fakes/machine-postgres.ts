import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountFor } from '@ribambelle/tools/database/account.ts';
import { launch } from '@ribambelle/tools/database/postmaster.ts';
import { HERE, runAs } from '@ribambelle/tools/database/run-as.ts';

/** The folder in which Debian and its derivatives keep the programs of each version. */
const PLACE = '/usr/lib/postgresql';
const OLDEST = 15;

interface MachinePostgres {
  /** The address, as a superuser. */
  readonly url: string;
  readonly version: number;
  stop(): Promise<void>;
}

/** Returns the oldest suitable PostgreSQL of this machine; null for none. */
export async function versionOfMachine(): Promise<number | null> {
  const versions = (await readdir(PLACE).catch(() => [])).map(Number);
  const fit = versions.filter(
    (version) => version >= OLDEST && existsSync(join(PLACE, String(version), 'bin/initdb')),
  );
  return fit.length === 0 ? null : Math.min(...fit);
}

/** Starts a new cluster of that version, without our schema, which ends with this process. */
export async function startMachinePostgres(version: number): Promise<MachinePostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ribambelle-machine-'));
  await chmod(dataDir, 0o755);
  const cluster = join(dataDir, 'postgres');
  const account = await accountFor(cluster);
  const bin = join(PLACE, String(version), 'bin');
  const binaries = {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    version: String(version),
  };
  await mkdir(cluster, { mode: 0o700 });
  if (account.uid !== process.getuid?.()) await chown(cluster, account.uid, account.gid);
  const { code, output } = await runAs(account, {
    program: binaries.initdb,
    args: ['-D', HERE, '-U', 'admin', '--auth=trust', '--encoding=UTF8', '--locale=C', '-N'],
    folder: cluster,
    input: '',
  });
  if (code !== 0) throw new Error(output);
  await writeFile(join(cluster, 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n');
  const running = await launch({ dataDir, cluster, account, binaries, durable: false });
  return {
    url: `postgresql://admin@127.0.0.1:${running.port}/postgres`,
    version,
    stop: () => running.stop('SIGQUIT'),
  };
}
