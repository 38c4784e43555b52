import type { Db } from '../database/transaction.ts';
import { Refusal } from '../refusal.ts';
import { type EarlierChange, loadChangesSince } from './audit-views.ts';

/** A record that knows its version, as it was found under its lock. */
export interface Versioned {
  readonly cuid: string;
  readonly version: number;
}

/**
 * Refuses CHANGED_MEANWHILE when the caller read another version of a record than the present one,
 * with the author of the last change (`by`, `by_cuid`), its moment (`at`, an instant) and the
 * `fields`, separated by commas; without these when no collaborator made it. The record's lock is
 * held. `author` finds the last change where not every one is logged.
 */
export async function requireVersion(
  db: Db,
  input: {
    record: Versioned;
    read: number;
    author?: () => Promise<EarlierChange | undefined>;
  },
): Promise<void> {
  const { record, read } = input;
  if (record.version === read) return;
  const rows = await loadChangesSince(db, { cuid: record.cuid, version: read });
  const author = rows.length === 0 ? await input.author?.() : undefined;
  const changes = author === undefined ? rows : [author];
  const [last] = changes;
  const fields = [...new Set(changes.flatMap((row) => row.fields))].join(',');
  throw new Refusal('CHANGED_MEANWHILE', {
    details: {
      version: record.version,
      ...(last === undefined ? {} : { by: last.by, by_cuid: last.by_cuid, at: last.at, fields }),
    },
  });
}
