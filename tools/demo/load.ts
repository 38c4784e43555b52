import { connect } from '@ribambelle/database/connect.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Client } from 'pg';
import { addDuos } from './duos.ts';
import { addLessons } from './lessons.ts';
import { addLarge } from './large.ts';
import { hashSignIns } from './passwords.ts';
import { addSharedChild } from './households.ts';
import { addRich, USUAL } from './rich.ts';
import { addMinimums } from './minimums.ts';
import { newShop } from './shop.ts';
import { addSmall } from './small.ts';
import { holdTerms } from './terms.ts';

/** The size of the demo: for people to look at, or 200,000 availabilities for the benchmarks. */
export type DemoSize = 'usual' | 'large';

export interface DemoWish {
  readonly size: DemoSize;
  /** The moment from which everything is dated; by default now. */
  readonly now?: Instant;
}

/**
 * Loads the two demo organisers, each in one transaction. The URL's user owns the tables; the
 * database has no organiser yet.
 */
export async function loadDemo(databaseUrl: string, wish: DemoWish): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    await load(client, wish);
  } finally {
    await client.end();
  }
}

/**
 * Deletes every organiser with all its data, and loads the demo again. When loading fails nothing
 * is left: run it again.
 */
export async function resetDemo(databaseUrl: string, wish: DemoWish): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    await client.query('truncate organisers, sandbox_payments, rate_limits cascade');
    await load(client, wish);
  } finally {
    await client.end();
  }
}

/** True when there is no organiser yet. */
export async function isEmpty(databaseUrl: string): Promise<boolean> {
  const client = await connect(databaseUrl);
  try {
    const { rowCount } = await client.query('select from organisers limit 1');
    return rowCount === 0;
  } finally {
    await client.end();
  }
}

async function load(
  client: Client,
  { size, now = new Date().toISOString() }: DemoWish,
): Promise<void> {
  const hashes = await hashSignIns();
  const rich = { ...newShop('rich', now), mixed: true as const };
  const content = await addRich(rich, { hashes, sizes: USUAL });
  await inTransaction(client, async () => {
    addSharedChild(rich, content.families);
    await rich.batch.write(client);
    addLessons(rich, content);
    await rich.batch.write(client);
    addDuos(rich, content.catalogue);
    await rich.batch.write(client);
    await holdTerms(client);
    await addMinimums(client, now);
    if (size === 'large') await addLarge(client, rich);
  });
  const small = newShop('small', now);
  addSmall(small, hashes);
  await inTransaction(client, () => small.batch.write(client));
  await client.query('vacuum (analyze)');
}

async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
