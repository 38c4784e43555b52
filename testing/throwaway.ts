import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, withDatabase } from '@ribambelle/database/connect.ts';
import { startEmbedded } from '@ribambelle/tools/database/embedded.ts';
import { copySeed } from './seed.ts';
import { folderOfRun } from './memory-folder.ts';
import { dropTestDatabases, readyTemplate } from './template.ts';
import type { TestServer } from './template.ts';

export interface ThrowawayServer {
  server: TestServer;
  stop(): Promise<void>;
}

/**
 * Starts a server for one run: that of DATABASE_URL, or an embedded one in a folder that is deleted
 * with this process, in memory where there is room.
 */
export async function startThrowawayServer(): Promise<ThrowawayServer> {
  const url_given = process.env['DATABASE_URL'] ?? '';
  if (url_given !== '') {
    const server = await readyTemplate(url_given);
    return { server, stop: () => dropTestDatabases(server) };
  }
  const dataDir = await mkdtemp(join(await folderOfRun(), 'ribambelle-test-'));
  await copySeed(dataDir);
  const embedded = await startEmbedded({ dataDir, durable: false });
  return { server: await readyTemplate(embedded.url), stop: () => embedded.stop() };
}

/** Creates a migrated, empty database on that server, dropped with the run. */
export async function cloneTemplate(
  { url, template, prefix }: TestServer,
  suffix: string,
): Promise<string> {
  const name = `${prefix}_${suffix}`;
  const client = await connect(url);
  try {
    // copies its files, in half the time of writing each of its pages to the log
    await client.query(`create database "${name}" template "${template}" strategy file_copy`);
    return withDatabase(url, name);
  } finally {
    await client.end();
  }
}
