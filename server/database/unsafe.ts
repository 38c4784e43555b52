import type { QueryResult } from 'kysely';

/**
 * Returns the rows of a driver's answer, typed as the query that Kysely built. Guarantee:
 * database/rows.ts is generated from the very schema that the migrations make, and a test keeps it
 * fresh.
 */
export function typedRows<Row>(rows: unknown[], numAffectedRows: bigint): QueryResult<Row> {
  return { rows: rows as Row[], numAffectedRows };
}

export type Work = () => unknown;

/** The result types of works, in their order. */
export type Results<Works extends readonly Work[]> = {
  -readonly [Index in keyof Works]: Awaited<ReturnType<Works[Index]>>;
};

/**
 * Returns the answers of works, typed as the works are. Guarantee: one answer for each work, in the
 * order of the works.
 */
export function resultsOf<Works extends readonly Work[]>(answers: unknown[]): Results<Works> {
  return answers as Results<Works>;
}
