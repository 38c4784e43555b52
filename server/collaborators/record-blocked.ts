import type pg from 'pg';
import { findCandidates } from './account-store.ts';
import { inTransaction } from '../database/transaction.ts';
import { recordSecurityEvent, visitorActor } from '../security-log/record-security-event.ts';
import { findCredentials } from '../sign-in/index.ts';

/** Who tried: from which address, about which e-mail address. */
interface Blocked {
  readonly organiser_id: number;
  readonly address: string;
  readonly email: string | null;
  /** The address is of staff, of whichever organiser. */
  readonly is_staff: boolean;
  readonly now: string;
}

/**
 * Keeps in the security log that somebody tried a password too often, at each organiser whom it concerns: the site's, and for staff
 * each that knows the address. Nothing for an address of staff that nobody has.
 */
export async function recordBlocked(pool: pg.Pool, trier: Blocked): Promise<void> {
  const { address, email, now } = trier;
  for (const organiser_id of await concerned(pool, trier))
    await inTransaction(pool, { organiser_id }, async (db) => {
      const customer =
        email === null || trier.is_staff
          ? undefined
          : await findCredentials(db, { organiser_id, email });
      const actor = visitorActor(email ?? '', customer?.id ?? null);
      await recordSecurityEvent(db, { organiser_id, type: 'sign-in.blocked', actor, address, now });
    });
}

async function concerned(
  pool: pg.Pool,
  { organiser_id, email, is_staff }: Blocked,
): Promise<readonly number[]> {
  if (email === null || !is_staff) return [organiser_id];
  const settings = { organiser_id, readonly: true };
  const candidates = await inTransaction(pool, settings, (db) => findCandidates(db, email));
  return [...new Set(candidates.map((candidate) => candidate.organiser_id))];
}
