import { setTimeout } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
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
    await untilLeft(client, name);
    await client.query(`drop database if exists "${name}" with (force)`);
  } finally {
    await client.end();
  }
}

/**
 * Waits for connections that are being closed, 200 milliseconds at most: a pool has ended before
 * they have, and one that is cut off meanwhile fails the run after its test.
 */
async function untilLeft(client: Client, name: string): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [
      name,
    ]);
    if (rowCount === 0) return;
    await setTimeout(5);
  }
}
