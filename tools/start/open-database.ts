import { migrate } from '@ribambelle/database/migrate.ts';
import { alreadyRunning, startEmbedded } from '../database/embedded.ts';
import { lockHolder } from '../database/folder-lock.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StartSettings } from './start-settings.ts';

export interface OpenDatabase {
  url: string;
  /** Resolves when the embedded server ends; an external one is not ours to watch. */
  readonly ended: Promise<void>;
  /** Starts the embedded server again after it has ended. */
  again(): Promise<void>;
  stop(): Promise<void>;
}

const FAREWELL = 2000;

/**
 * Opens the migrated database of the settings: the external one, or the embedded one started for
 * us.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<StartSettings, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  const database =
    databaseUrl === null ? await startEmbedded({ dataDir, durable: true }) : external(databaseUrl);
  try {
    await migrate(database.url);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}

/**
 * Refuses when another process works on the same data; one that was just killed gets a moment to
 * let go.
 */
export async function refuseSecondStart({ databaseUrl, dataDir }: StartSettings): Promise<void> {
  if (databaseUrl !== null) return;
  const deadline = Date.now() + FAREWELL;
  while ((await lockHolder(dataDir)) !== null) {
    if (Date.now() > deadline) throw await alreadyRunning(dataDir);
    await sleep(100);
  }
}

function external(url: string): OpenDatabase {
  const nothing = () => Promise.resolve();
  return { url, ended: new Promise<void>(() => undefined), again: nothing, stop: nothing };
}
