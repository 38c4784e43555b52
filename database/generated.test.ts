import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@ribambelle/testing/database.ts';
import { databaseFiles } from '@ribambelle/tools/generate/rows.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
let database: TestDatabase;
let files: Map<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  files = await databaseFiles(database.url);
});
afterAll(() => database.drop());

test('row types and table files match the migrations: npm run generate -- --database', async () => {
  expect(files.size).toBeGreaterThan(20);
  for (const [path, text] of files)
    expect(await readFile(join(root, path), 'utf8').catch(() => 'missing'), path).toBe(text);
});

test('no file describes a table that no longer exists', async () => {
  const present = (await readdir(join(root, 'database/tables'))).map(
    (name) => `database/tables/${name}`,
  );
  expect(present.filter((path) => !files.has(path))).toEqual([]);
});
