import type { Socket } from 'node:net';
import type { QueryResult } from 'kysely';
import type pg from 'pg';

/**
 * The rows of a driver's answer, typed as the query that Kysely built.
 * Guarantee: database/rows.ts is generated from the very schema that the migrations make, and a test keeps it fresh.
 */
export function typedRows<Row>(rows: unknown[], numAffectedRows: bigint): QueryResult<Row> {
  return { rows: rows as Row[], numAffectedRows };
}

/**
 * The socket of a connection, which pg does not declare; null when it is not where it was.
 * Guarantee: pg is pinned, keeps its stream at `connection.stream`, and whatever is found there is used as a stream alone.
 */
export function socketOf(client: pg.PoolClient): Socket | null {
  const { connection } = client as unknown as { connection?: { stream?: Socket } };
  return connection?.stream ?? null;
}
