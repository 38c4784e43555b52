import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface MigrationFile {
  name: string;
  sql: string;
  hash: string;
}

const FOLDER = join(import.meta.dirname, 'migrations');
const NAME = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*\.sql$/;

/**
 * Returns the migrations in the order of their numbers; refuses a misspelled name and a number used
 * twice.
 */
export async function readMigrations(folder: string = FOLDER): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  refuseBadNames(names);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function refuseBadNames(names: string[]): void {
  const byNumber = new Map<string, string>();
  for (const name of names) {
    const number = NAME.exec(name)?.[1];
    if (number === undefined)
      throw new Error(`Migration ${name} must be named like 0007-what-it-adds.sql.`);
    const twin = byNumber.get(number);
    if (twin !== undefined) throw new Error(`Migrations ${twin} and ${name} have the same number.`);
    byNumber.set(number, name);
  }
}
