import { randomBytes } from 'node:crypto';
import { connect, withDatabase } from '@ribambelle/database/connect.ts';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A migrated, empty database of the test's own, cloned from the run's template in some hundredths of a second. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `${server.prefix}_${randomBytes(6).toString('hex')}`;
  await command(server.url, `create database "${name}" template "${server.template}"`);
  return {
    url: withDatabase(server.url, name),
    drop: () => command(server.url, `drop database if exists "${name}" with (force)`),
  };
}

async function command(url: string, sql: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
