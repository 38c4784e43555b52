import { randomBytes } from 'node:crypto';
import { connect } from '@ribambelle/database/connect.ts';
import { inject } from 'vitest';
import type { TestServer } from './template.ts';
import { cloneTemplate } from './throwaway.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * Creates a migrated, empty database for one test, cloned from the template of the run in some
 * hundredths of a second.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testServer');
  const url = await cloneTemplate(server, randomBytes(6).toString('hex'));
  return { url, drop: () => dropDatabase(server.url, new URL(url).pathname.slice(1)) };
}

async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const client = await connect(serverUrl);
  try {
    await client.query(`drop database if exists "${name}" with (force)`);
  } finally {
    await client.end();
  }
}
