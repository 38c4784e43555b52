import { setTimeout as sleep } from 'node:timers/promises';
import { alreadyRunning, startEmbedded } from '../database/embedded.ts';
import { lockHolder } from '../database/folder-lock.ts';
import type { StartSettings } from './start-settings.ts';

export interface OpenDatabase {
  url: string;
  /** Resolves when the embedded server ends; an external one is not ours to watch. */
  readonly ended: Promise<void>;
  /** Starts the embedded server again after it has ended. */
  again(): Promise<void>;
  stop(): Promise<void>;
}

export type Where = Pick<StartSettings, 'databaseUrl' | 'dataDir'>;

const FAREWELL = 2000;

/**
 * Returns the database of the settings as it is: the external one, or the embedded one, started.
 */
export async function startDatabase({ databaseUrl, dataDir }: Where): Promise<OpenDatabase> {
  return databaseUrl === null ? startEmbedded({ dataDir, durable: true }) : external(databaseUrl);
}

/**
 * Refuses when another process works on the same data; one that was just killed gets a moment to
 * let go.
 */
export async function refuseSecondStart({ databaseUrl, dataDir }: Where): Promise<void> {
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
