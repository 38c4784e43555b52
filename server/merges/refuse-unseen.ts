import { type Versioned, requireVersion } from '../audit/require-version.ts';
import type { Db } from '../database/transaction.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { FoundObjection } from './participant-merge-views.ts';

/**
 * Refuses a merge, prepared with its rows locked, when its records have changed since they were
 * seen, and when there are objections to it.
 */
export async function refuseUnseen(
  db: Db,
  input: {
    prepared: {
      readonly kept: Versioned;
      readonly other: Versioned;
      readonly seen: string;
      readonly objections: readonly Pick<FoundObjection, 'code'>[];
    };
    request: {
      readonly kept_version: number;
      readonly other_version: number;
      readonly seen: string;
    };
  },
): Promise<void> {
  const { prepared, request } = input;
  const { kept, other, seen, objections } = prepared;
  await requireVersion(db, { record: kept, read: request.kept_version });
  await requireVersion(db, { record: other, read: request.other_version });
  const [objection] = objections;
  if (objection !== undefined) refuse(objection.code);
  if (seen !== request.seen)
    throw new Refusal('CHANGED_MEANWHILE', { details: { version: kept.version } });
}
