import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@ribambelle/tools/database/embedded.ts';
import type { TestProject } from 'vitest/node';
import { copySeed } from './seed.ts';
import { dropTestDatabases, readyTemplate } from './template.ts';
import type { TestServer } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

let finish = () => Promise.resolve();

/** One server for the whole run: the one of DATABASE_URL, or an embedded one that lives in a temporary folder as long as we do. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env['DATABASE_URL'];
  const server = given === undefined ? await startThrowaway() : await useExternal(given);
  project.provide('testServer', server);
}

export async function teardown(): Promise<void> {
  await finish();
}

async function useExternal(url: string): Promise<TestServer> {
  const server = await readyTemplate(url);
  finish = () => dropTestDatabases(server);
  return server;
}

async function startThrowaway(): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ribambelle-test-'));
  await copySeed(dataDir);
  const embedded = await startEmbedded({ dataDir, durable: false });
  finish = () => embedded.stop();
  return readyTemplate(embedded.url);
}
