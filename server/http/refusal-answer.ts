import type { Language } from '@ribambelle/domain/base/languages.ts';
import { errorTextsFor } from '@ribambelle/texts/texts-for.ts';
import { sqlState } from '../database/transaction.ts';
import { Refusal, type RefusalDetails } from '../refusal.ts';

/**
 * Codes of temporary failures: no connection left, shutting down, a lock or statement that took too
 * long, a database that is away.
 */
const PASSING = new Set([
  '40001',
  '40P01',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '55P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

/** PostgreSQL's class of connection failures. */
const CONNECTION_FAILURES = '08';

/**
 * The messages, without a code, with which the driver and its pool report that no connection became
 * free in time or that the database went away.
 */
const WITHOUT_DATABASE = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

export interface RefusalAnswer {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: {
    readonly error: string;
    readonly message: string;
    readonly fields: { readonly [field: string]: string };
    readonly details?: RefusalDetails;
  };
  /** True for an undeclared error, which is to be logged. */
  readonly unexpected: boolean;
}

/** Returns the answer for a failed call (R8). It reveals nothing internal. */
export function refusalAnswer(error: unknown, language: Language): RefusalAnswer {
  const texts = errorTextsFor(language);
  if (error instanceof Refusal) {
    const headers: Record<string, string> =
      error.retry_after_seconds === null
        ? {}
        : { 'retry-after': String(error.retry_after_seconds) };
    return {
      status: error.status,
      headers,
      body: {
        error: error.code,
        message: error.words ?? texts[error.code],
        fields: error.fields,
        ...(Object.keys(error.details).length === 0 ? {} : { details: error.details }),
      },
      unexpected: false,
    };
  }
  const state = sqlState(error) ?? '';
  // class 22: a value that no column can hold came through; the caller's fault, and nothing was
  // changed
  if (state.startsWith('22')) return refusalAnswer(new Refusal('INVALID_REQUEST'), language);
  const passing =
    PASSING.has(state) ||
    state.startsWith(CONNECTION_FAILURES) ||
    (error instanceof Error && (WITHOUT_DATABASE.has(error.message) || isConnecting(error)));
  const code = passing ? 'BUSY' : 'UNKNOWN_ERROR';
  const headers: Record<string, string> = passing ? { 'retry-after': '2' } : {};
  return {
    status: passing ? 503 : 500,
    headers,
    body: { error: code, message: texts[code], fields: {} },
    unexpected: !passing,
  };
}

/**
 * True when connecting itself failed, whatever the code: a missing socket file says ENOENT, like a
 * missing picture.
 */
function isConnecting(error: Error): boolean {
  return 'syscall' in error && error.syscall === 'connect';
}
