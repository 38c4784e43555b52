import type { QueryResult } from 'kysely';

/**
 * The rows of a driver's answer, typed as the query that Kysely built.
 * Guarantee: database/rows.ts is generated from the very schema that the migrations make, and a test keeps it fresh.
 */
export function typedRows<Row>(rows: unknown[], numAffectedRows: bigint): QueryResult<Row> {
  return { rows: rows as Row[], numAffectedRows };
}
