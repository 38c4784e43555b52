import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@ribambelle/database/refusal.ts';
import { existsSync } from 'node:fs';
import { startEmbedded } from '../database/embedded.ts';
import { lockHolder } from '../database/folder-lock.ts';
import { addressOf } from '../database/socket.ts';
import type { StartSettings } from '../start/start-settings.ts';

type Where = Pick<StartSettings, 'databaseUrl' | 'dataDir'>;

interface FoundDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Finds the database that `npm start` uses with these settings: that of a running shop, else the
 * embedded one, started for us. Refuses a data folder without a database.
 */
export async function findDatabase({ databaseUrl, dataDir }: Where): Promise<FoundDatabase> {
  const nothing = () => Promise.resolve();
  if (databaseUrl !== null) return { url: databaseUrl, stop: nothing };
  if (!existsSync(join(dataDir, 'postgres')))
    throw new Refusal(`There is no database in ${dataDir}: say where it is with DATA_DIR.`);
  if ((await lockHolder(dataDir)) === null) return startEmbedded({ dataDir, durable: true });
  return { url: await runningAddress(dataDir), stop: nothing };
}

/**
 * Returns the address of the embedded server that runs on a data folder, from the file that it
 * wrote there.
 */
async function runningAddress(dataDir: string): Promise<string> {
  const cluster = join(dataDir, 'postgres');
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split(
    '\n',
  );
  const port = Number(lines[3]);
  if (!(port > 0))
    throw new Refusal(`The database in ${dataDir} is just starting or stopping: try again.`);
  const password = await readFile(join(dataDir, 'password'), 'utf8');
  return addressOf({ password, port, cluster });
}
