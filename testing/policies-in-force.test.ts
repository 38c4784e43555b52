import { writeMail } from '@ribambelle/mails/write-mail.tsx';
import { startServer } from '@ribambelle/server/main.ts';
import { createTestDatabase } from './database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const start = (appDatabaseUrl: string) =>
  startServer({
    databaseUrl: database.url,
    appDatabaseUrl,
    port: 0,
    backOfficePort: 0,
    host: '127.0.0.1',
    writeMail,
  });

test('a server does not start with a login that passes the policies by', async () => {
  const owner = new URL(database.url);
  owner.searchParams.set('options', '-c timezone=UTC');
  await expect(start(owner.href)).rejects.toThrow('could read every organiser');
});

test('it starts with its own role, also on the owner’s login', async () => {
  const server = await start(database.url);
  expect(server.port).toBeGreaterThan(0);
  await server.stop();
});
