import { pendingMigrations } from '@ribambelle/database/migrate.ts';
import type pg from 'pg';

/** Null when all is well, else the reason in a sentence for the operator. */
export type Ailment = string | null;

const KEPT_MILLIS = 3_000;
const PATIENCE_MILLIS = 3_000;
/** PostgreSQL's codes: no room on the disk, and no more of it allowed. */
const FULL = new Set(['53100', '53400']);

/**
 * Checks that the database answers, has every migration and can write: a megabyte of temporary data
 * goes to its disk, and a commit to its log, without leaving anything behind. Runs every three
 * seconds at most, one check at a time; a check of more than three seconds counts as no answer.
 */
export function createHealth(owner: pg.Pool, millis: () => number): () => Promise<Ailment> {
  let last: { at: number; ailment: Promise<Ailment> } | null = null;
  return () => {
    const at = millis();
    if (last === null || at - last.at > KEPT_MILLIS) last = { at, ailment: check(owner) };
    return last.ailment;
  };
}

async function check(owner: pg.Pool): Promise<Ailment> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<Ailment>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MILLIS, 'The database does not answer.');
  });
  try {
    return await Promise.race([examine(owner), silence]);
  } finally {
    clearTimeout(timer);
  }
}

async function examine(owner: pg.Pool): Promise<Ailment> {
  try {
    const missingMigrations = await pendingMigrations(owner);
    if (missingMigrations.length > 0)
      return `The database lacks ${missingMigrations.length} migrations.`;
    return await write(owner);
  } catch {
    return 'The database does not answer.';
  }
}

async function write(owner: pg.Pool): Promise<Ailment> {
  const client = await owner.connect();
  let broken = false;
  try {
    await client.query("begin; set local work_mem = '64kB'; set local statement_timeout = 3000");
    const { rows } = await client.query<{ closed: boolean }>(
      `with passing as materialized (select repeat(n::text, 200) as filling from generate_series(1, 1500) n)
       select current_setting('transaction_read_only') = 'on' as closed, count(*) + sum(length(filling)) as written,
         pg_logical_emit_message(true, 'health', 'writes') is not null as logged from passing`,
    );
    await client.query('commit');
    return rows[0]?.closed === true ? 'The database may only be read.' : null;
  } catch (error) {
    broken = true;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return FULL.has(code)
      ? 'The database cannot write: its disk is full.'
      : 'The database cannot write.';
  } finally {
    client.release(broken);
  }
}
