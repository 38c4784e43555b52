import type { Ask } from '@ribambelle/api/client.ts';
import { applyNextLine } from '@ribambelle/server/bulk-actions/apply-line.ts';
import { createPool } from '@ribambelle/server/database/pool.ts';
import { runInTenantOf } from '@ribambelle/server/events/run-in-tenant.ts';
import { findOrganiser } from '@ribambelle/server/organisers/organiser.ts';
import { orRefuse } from '@ribambelle/server/refusal.ts';
import { buildPart } from '@ribambelle/tools/build.ts';
import { expect } from 'vitest';
import type { Made } from './factories/factories.ts';
import { type Caller, openShop, type Shop } from './shop.ts';
import { killWorkers, startSupervised, stopSupervised } from './supervised.ts';
import { workingServerOf } from './working-server.ts';

type Action = Ask<'createBulkAction'>['action'];
type Line = Parameters<typeof applyNextLine>[1];

/**
 * A bulk action of a test: its organiser and staff, the number of records, and the change of each
 * line.
 */
export interface Begun {
  readonly organiser: Made;
  readonly staff: Made & Caller;
  readonly action: Action;
  readonly count: number;
  /** The change as its lines read it, with every default filled in. */
  readonly change: Line['change'];
}

/** Begins the action. Returns its cuid and a function that reads its progress. */
export async function beginBulk(shop: Shop, { action, count, staff }: Begun) {
  const { cuid } = await shop.office('createBulkAction', { action, count }, staff);
  const readAction = () => shop.office('getBulkAction', { bulk_action: cuid }, staff);
  return { cuid, read: readAction };
}

/** Runs some lines, and dies after the next record was changed, before its transaction ends. */
export async function dieAfterLines(
  shop: Shop,
  { begun, cuid, lines }: { begun: Begun; cuid: string; lines: number },
): Promise<void> {
  const { organiser, staff, action, change } = begun;
  const [row] = await shop.sql<{ id: string }>('select id from bulk_actions where cuid = $1', [
    cuid,
  ]);
  const pool = createPool(shop.databaseUrl, { max: 4 });
  const now = shop.clock.now();
  const inTenant = runInTenantOf(pool, { organiser_id: organiser.id, now });
  const by = {
    organiser: orRefuse(await inTenant(findOrganiser), 'NOT_FOUND'),
    collaborator: { id: staff.id, firstname: 'A', lastname: 'B' },
    language: 'fr' as const,
    now,
  };
  const of = { bulk_action_id: Number(row?.id), on: action.on, change };
  for (let line = 0; line < lines; line += 1)
    expect(await inTenant((db, emit) => applyNextLine({ ...by, db, emit }, of))).toBe(true);
  await expect(
    inTenant(async (db, emit) => {
      await applyNextLine({ ...by, db, emit }, of);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  await pool.end();
}

/** Starts a separate server that continues the action until it is done. */
export async function goOn(
  shop: Shop,
  readAction: Awaited<ReturnType<typeof beginBulk>>['read'],
): Promise<void> {
  const server = await workingServerOf(shop);
  await expect.poll(async () => (await readAction()).state, { timeout: 60_000 }).toBe('DONE');
  await server.stop();
}

/**
 * Begins an action while the workers run, kills all of them in the middle of it, and waits until
 * their replacements finish it. The time is the real one, because these processes use it and delete
 * old data.
 */
export async function killedInTheMiddle(
  begin: (shop: Shop) => Promise<Begun>,
  check: (shop: Shop) => Promise<void>,
): Promise<void> {
  const shop = await openShop({ now: new Date().toISOString() });
  // the e-mails of a server in its own process
  await buildPart('mails', () => {});
  const supervisor = await startSupervised(shop, null);
  try {
    const begun = await begin(shop);
    const { count } = begun;
    const { read } = await beginBulk(shop, begun);
    await expect
      .poll(async () => (await read()).changed, { timeout: 120_000, interval: 5 })
      .toBeGreaterThan(3);
    await killWorkers(supervisor);
    const killed = await read();
    expect(killed).toMatchObject({ state: 'RUNNING' });
    expect(killed.changed).toBeLessThan(count);
    await expect
      .poll(async () => (await read()).state, { timeout: 120_000, interval: 100 })
      .toBe('DONE');
    expect(await read()).toMatchObject({ changed: count, refused: 0 });
    await check(shop);
  } finally {
    await stopSupervised(supervisor);
    await shop.close();
  }
}
